import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ConnectionRequests, OwnQuestions, SavedRequests } from '@/features/connection';
import { OnboardingOffer } from '@/features/onboarding';
import { AlumniAlert } from '@/features/alumni-alert';
import { ExploreColleges } from '@/features/search-colleges';
import type { User } from '@/shared/auth';
import { useMostUrgentTask, type UrgentTask } from '../model/use-most-urgent';
import { ForumActivity } from './forum-activity';
import { CollegeHubBanner } from './college-hub-banner';
import { NewMessages } from './people/new-messages';
import { RecentColleges } from './recent-colleges';
import { RecentMessages } from './people/recent-messages';
import { RecommendedAlumni } from './people/recommended-alumni';
import { SentRequests } from './people/sent-requests';
import { StatCards } from './stat-cards';
import { StudentsToMeet } from './people/students-to-meet';
import { MeetingsAwaitingOutcome } from './meetings/meetings-awaiting-outcome';
import { UpcomingMeetings } from './meetings/upcoming-meetings';

interface DashboardPageProps {
  user: User;
  q: string;
  onSearch: (q: string) => void;
}

const COLUMN_CLASSES = 'flex min-w-0 flex-col gap-6';

export function DashboardPage({ user, q, onSearch }: DashboardPageProps) {
  const isStudent = user.role === 'student';
  const urgent = useMostUrgentTask(user);
  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1 className="text-title">Dashboard</h1>
        <p className="mt-1 text-muted">
          Welcome back, {user.fullName || `User ${user.id}`}!{' '}
          {isStudent
            ? 'Connect with alumni and find the guidance you need'
            : 'Connect with students and provide valuable mentorship'}
        </p>
      </header>
      <ConfirmEmailNotice />
      <SavedRequests viewer={user} />
      <OnboardingOffer viewer={user.id} isQuiet={urgent !== 'onboarding'} />
      <StatCards viewer={user.id} />
      {user.emailVerified && <PeopleSections user={user} urgent={urgent} />}
      <CollegeHubBanner user={user} />
      <ExploreColleges
        q={q}
        onSearch={onSearch}
        noAlumni={(college) => <AlumniAlert college={college} className="w-full" />}
      />
      <RecentColleges />
    </div>
  );
}

/**
 * People and discussions, with pending tasks first. The server shows them only to users with a confirmed address. On a
 * narrow window the second column follows the first, so the order is the same everywhere.
 */
function PeopleSections({ user, urgent }: { user: User; urgent: UrgentTask }) {
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <div className={COLUMN_CLASSES}>
        <ConnectionRequests viewer={user} isQuiet={urgent !== 'request'} />
        <OwnQuestions viewer={user} isQuiet={urgent !== 'question'} />
        <NewMessages viewer={user} />
        <MeetingsAwaitingOutcome viewer={user} />
        <UpcomingMeetings viewer={user} isQuiet={urgent !== 'call'} />
        {user.role === 'student' ? <RecommendedAlumni viewer={user} /> : <StudentsToMeet viewer={user} />}
      </div>
      <div className={COLUMN_CLASSES}>
        <SentRequests viewer={user} />
        <RecentMessages viewer={user} />
        <ForumActivity viewer={user} />
      </div>
    </div>
  );
}
