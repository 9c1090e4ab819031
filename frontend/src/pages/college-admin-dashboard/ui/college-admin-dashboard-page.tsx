import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ExploreColleges } from '@/features/search-colleges';
import type { User } from '@/shared/api';
import { NextSteps } from './next-steps';

interface CollegeAdminDashboardPageProps {
  user: User;
  q: string;
  onSearch: (q: string) => void;
}

/** What an administrator sees whose right to speak for a college is not verified yet. */
export function CollegeAdminDashboardPage({ user, q, onSearch }: CollegeAdminDashboardPageProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-title">Access Restricted</h1>
        <p className="mt-1 text-lg text-muted">This dashboard is only accessible to college administrators.</p>
      </header>
      <NextSteps user={user} />
      <ConfirmEmailNotice />
      <ExploreColleges q={q} onSearch={onSearch} />
    </div>
  );
}
