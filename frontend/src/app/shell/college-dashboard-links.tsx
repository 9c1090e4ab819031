import { Link, useLocation } from '@tanstack/react-router';
import { LayoutDashboard, LibraryBig, type LucideIcon, School, Settings, Users } from 'lucide-react';
import { DASHBOARD_TABS } from '@/pages/college-admin-dashboard';
import type { User } from '@/shared/api';
import { ENTRY } from './navigation';

const ICONS: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  profile: School,
  alumni: Users,
  resources: LibraryBig,
  settings: Settings,
};

/** The tabs of the college dashboard while it is open; the rest of the product follows below. */
export function CollegeDashboardLinks({ user, onFollow }: { user: User; onFollow?: () => void }) {
  const isOpen = useLocation({ select: ({ pathname }) => pathname === '/college-admin-dashboard' });
  if (!isOpen || user.collegeAdmin?.status !== 'active') return null;
  return (
    <ul className="grid gap-1 border-b border-line pb-4">
      <li className="px-3 text-sm text-muted">College dashboard</li>
      {DASHBOARD_TABS.map(({ tab, label }) => {
        const Icon = ICONS[tab]!;
        return (
          <li key={tab}>
            <Link
              to="/college-admin-dashboard"
              search={tab === 'dashboard' ? {} : { tab }}
              activeOptions={{ exact: true, includeSearch: true, explicitUndefined: true }}
              onClick={onFollow}
              className={ENTRY}
            >
              <Icon size={18} aria-hidden="true" />
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
