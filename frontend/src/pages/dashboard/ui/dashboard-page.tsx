import { ConfirmEmailNotice } from '@/features/confirm-email';
import { FirstSteps } from '@/features/onboarding';
import { ExploreColleges } from '@/features/search-colleges';
import type { User } from '@/shared/api';
import { RecentColleges } from './recent-colleges';

interface DashboardPageProps {
  user: User;
  q: string;
  onSearch: (q: string) => void;
}

export function DashboardPage({ user, q, onSearch }: DashboardPageProps) {
  const isStudent = user.role === 'student';
  return (
    <div className="grid grid-cols-1 gap-8">
      <header>
        <h1 className="text-title">Dashboard</h1>
        <p className="mt-1 text-muted">
          Welcome back, {user.fullName || `User ${user.id}`}! Connect with {isStudent ? 'alumni' : 'students'} and{' '}
          {isStudent ? 'find the guidance you need' : 'provide valuable mentorship'}
        </p>
      </header>
      <ConfirmEmailNotice />
      <FirstSteps user={user} />
      <ExploreColleges q={q} onSearch={onSearch} />
      <RecentColleges />
    </div>
  );
}
