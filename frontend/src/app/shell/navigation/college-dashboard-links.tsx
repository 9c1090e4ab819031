import { Link } from '@tanstack/react-router';
import { ChartColumn, LayoutDashboard, LibraryBig, type LucideIcon, Plug, School, Settings, Users } from 'lucide-react';
import { listDashboardTabs } from '@/pages/college-admin-dashboard';
import type { User } from '@/shared/auth';
import { ENTRY_CLASSES, type NavigationEntry } from './navigation';

const ICONS: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  profile: School,
  alumni: Users,
  analytics: ChartColumn,
  integrations: Plug,
  resources: LibraryBig,
  settings: Settings,
};

const hasDashboard = (user: User) => user.collegeAdmin?.status === 'active';

/** Returns the entries below the dashboard tabs, without the dashboard itself if it has tabs. */
export const excludeCollegeDashboard = (user: User, entries: readonly NavigationEntry[]) =>
  hasDashboard(user) ? entries.filter(({ to }) => to !== '/college-admin-dashboard') : entries;

/** The tabs of the college dashboard, for active college administrators; the other entries follow below. */
export function CollegeDashboardLinks({ user, onFollow }: { user: User; onFollow?: () => void }) {
  if (!hasDashboard(user)) return null;
  return (
    <ul className="grid gap-1 border-b border-line pb-4">
      <li className="px-3 text-sm text-muted">College dashboard</li>
      {listDashboardTabs(user.collegeAdmin?.isMainAdmin ?? false).map(({ tab, label }) => {
        const Icon = ICONS[tab]!;
        return (
          <li key={tab}>
            <Link
              to="/college-admin-dashboard"
              search={tab === 'dashboard' ? {} : { tab }}
              activeOptions={{ exact: tab === 'dashboard', includeSearch: true, explicitUndefined: true }}
              onClick={onFollow}
              className={ENTRY_CLASSES}
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
