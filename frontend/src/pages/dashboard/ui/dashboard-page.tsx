import { ConfirmEmailNotice } from '@/features/confirm-email';
import { ConnectionRequests, OwnQuestions } from '@/features/connection';
import { OnboardingOffer } from '@/features/onboarding';
import { ExploreColleges } from '@/features/search-colleges';
import type { User } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useNextStep, type NextStep } from '../model/use-most-urgent';
import { ForumActivity } from './forum-activity';
import { CollegeHubBanner } from './college-hub-banner';
import { NextStepLine } from './next-step-line';
import { RecentMessages } from './people/recent-messages';
import { RecommendedAlumni } from './people/recommended-alumni';
import { SentRequests } from './people/sent-requests';
import { SetupLine } from './setup-line';
import { StatCards } from './stat-cards';
import { StudentsToMeet } from './people/students-to-meet';
import { MeetingsAwaitingOutcome } from './meetings/meetings-awaiting-outcome';
import { UpcomingMeetings } from './meetings/upcoming-meetings';

// Most users don't see these, or not without scrolling.
const SavedRequests = lazyComponent(() => import('./saved-requests'));
const AlumniAlert = lazyComponent(() => import('./alumni-alert'));
const RecentColleges = lazyComponent(() => import('./recent-colleges'));

interface DashboardPageProps {
  user: User;
  q: string;
  onSearch: (q: string) => void;
}

export function DashboardPage({ user, q, onSearch }: DashboardPageProps) {
  const isStudent = user.role === 'student';
  const { step, now } = useNextStep(user);
  return (
    <div className="grid grid-cols-1 gap-2 sm:gap-6">
      <header>
        <h1 className="text-title">Dashboard</h1>
        <p className="mt-1 text-muted">
          Welcome back, {user.fullName || `User ${user.id}`}!{' '}
          {isStudent
            ? 'Connect with alumni and find the guidance you need'
            : 'Connect with students and provide valuable mentorship'}
        </p>
      </header>
      {/* For an unconfirmed address and an unfinished setup, these cards are the next step. */}
      <ConfirmEmailNotice />
      {step && <NextStepLine user={user} step={step} now={now} />}
      <SavedRequests viewer={user} />
      {step?.kind === 'setup' && <OnboardingOffer viewer={user.id} isQuiet={false} />}
      <CollegeHubBanner user={user} />
      <StatCards user={user} />
      {user.emailVerified && <PeopleSections user={user} step={step} />}
      <ExploreColleges
        q={q}
        onSearch={onSearch}
        noAlumni={(college) => (
          <AlumniAlert college={college} howToConfirm={<ConfirmEmailNotice />} className="w-full" />
        )}
      />
      <RecentColleges />
    </div>
  );
}

/**
 * People and discussions, with pending tasks first. The server shows them only to users with a confirmed address. Wide
 * windows have two columns of about the same height; the order on the page is the order in the document.
 */
function PeopleSections({ user, step }: { user: User; step: NextStep | null }) {
  return (
    <div className="max-lg:-mb-2 sm:max-lg:-mb-6 lg:columns-2 lg:gap-6 *:mb-2 *:break-inside-avoid sm:*:mb-6">
      <ConnectionRequests viewer={user} isQuiet={step?.kind !== 'request' && step?.kind !== 'answer'} />
      <OwnQuestions viewer={user} isQuiet={step?.kind !== 'question'} />
      <MeetingsAwaitingOutcome viewer={user} />
      <UpcomingMeetings viewer={user} />
      <RecentMessages viewer={user} />
      <SentRequests viewer={user} />
      {/* While the next step is unknown, it may be the setup, which has a card of its own. */}
      {step && step.kind !== 'setup' && <SetupLine viewer={user.id} />}
      {user.role === 'student' ? <RecommendedAlumni viewer={user} /> : <StudentsToMeet viewer={user} />}
      <ForumActivity viewer={user} />
    </div>
  );
}
