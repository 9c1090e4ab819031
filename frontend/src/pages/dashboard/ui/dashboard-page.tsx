import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ConnectionRequests, OwnQuestions, SavedRequests } from '@/features/connection';
import { FirstSteps } from '@/features/onboarding';
import { ExploreColleges } from '@/features/search-colleges';
import type { User } from '@/shared/api';
import { ForumActivity } from './forum-activity';
import { HubBanner } from './hub-banner';
import { RecentColleges } from './recent-colleges';
import { RecentMessages } from './recent-messages';
import { RecommendedAlumni } from './recommended-alumni';
import { StatCards } from './stat-cards';
import { UpcomingMeetings } from './upcoming-meetings';

interface DashboardPageProps {
  user: User;
  q: string;
  onSearch: (q: string) => void;
}

const COLUMN = 'flex min-w-0 flex-col gap-6';

export function DashboardPage({ user, q, onSearch }: DashboardPageProps) {
  const isStudent = user.role === 'student';
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1 className="text-title">Dashboard</h1>
        <p className="mt-1 text-muted">
          Welcome back, {user.fullName || `User ${user.id}`}! Connect with {isStudent ? 'alumni' : 'students'} and{' '}
          {isStudent ? 'find the guidance you need' : 'provide valuable mentorship'}
        </p>
      </header>
      <ConfirmEmailNotice />
      <SavedRequests viewer={user} />
      <FirstSteps user={user} />
      <HubBanner user={user} />
      <StatCards viewer={user.id} />
      {user.emailVerified && <People user={user} />}
      <ExploreColleges q={q} onSearch={onSearch} />
      <RecentColleges />
    </div>
  );
}

/** Who a person is in touch with, and what is discussed. The server shows it only to people with a confirmed address. */
function People({ user }: { user: User }) {
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <div className={COLUMN}>
        <ConnectionRequests viewer={user} />
        <OwnQuestions viewer={user} />
        <UpcomingMeetings viewer={user} />
      </div>
      <div className={`${COLUMN} lg:row-span-2`}>
        <RecentMessages viewer={user} />
        {user.role === 'student' && <RecommendedAlumni viewer={user} />}
      </div>
      {/* On small screens the last part; on large ones below the left column, whatever the height of the right one. */}
      <div className={COLUMN}>
        <ForumActivity viewer={user} />
      </div>
    </div>
  );
}
