import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ExploreColleges } from '@/features/search-colleges';
import type { User } from '@/shared/api';
import { NextSteps } from './next-steps';

interface CollegeAdminDashboardPageProps {
  user: User;
  q: string;
  onSearch: (q: string) => void;
}

/** Where someone stands who speaks for a college, or wants to. */
export function CollegeAdminDashboardPage({ user, q, onSearch }: CollegeAdminDashboardPageProps) {
  const isActive = user.collegeAdmin?.status === 'active';
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-title">{isActive ? 'College dashboard' : 'Access Restricted'}</h1>
        <p className="mt-1 text-lg text-muted">
          {isActive
            ? `Welcome back, ${user.fullName || `User ${user.id}`}.`
            : 'This dashboard is only accessible to college administrators.'}
        </p>
      </header>
      <NextSteps user={user} />
      <ConfirmEmailNotice />
      <ExploreColleges q={q} onSearch={onSearch} />
    </div>
  );
}
