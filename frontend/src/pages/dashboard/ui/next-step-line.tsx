import { Link, type LinkProps } from '@tanstack/react-router';
import type { User } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { lazyComponent } from '@/shared/ui/lazy-component';
import type { UrgentTask } from '../model/most-urgent';
import type { NextStep } from '../model/use-most-urgent';

// Lazy: the frame of the page shouldn't wait for the code of calls.
const JoinUrgentCall = lazyComponent(() => import('./meetings/join-urgent-call'));

interface NextStepLineProps {
  user: User;
  step: NextStep;
  now: Date;
}

interface StepText {
  text: string;
  action: string;
  place: LinkProps;
}

/** One line with the most urgent task and its action. Setting up the profile has its own card. */
export function NextStepLine({ user, step, now }: NextStepLineProps) {
  if (step.kind === 'setup') return null;
  return (
    <div
      role="group"
      aria-label="Next step"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-gold-soft px-4 py-1 text-on-gold-soft print:hidden"
    >
      {step.kind === 'call' ? (
        <>
          <p className="min-w-0 font-semibold wrap-anywhere">{callText(step, now)}</p>
          <JoinUrgentCall meeting={step.meeting} />
        </>
      ) : (
        <StepLink {...(step.kind === 'first-contact' ? firstContactText(user) : taskText(step))} />
      )}
    </div>
  );
}

function StepLink({ text, action, place }: StepText) {
  return (
    <>
      <p className="min-w-0 font-semibold wrap-anywhere">{text}</p>
      <Link
        {...place}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 max-sm:-my-2"
      >
        {action}
        <span className="sr-only">: {text}</span>
      </Link>
    </>
  );
}

/** Returns 'Your call with Noor starts in 8 minutes'. */
function callText({ meeting }: Extract<UrgentTask, { kind: 'call' }>, now: Date): string {
  const minutes = Math.ceil((new Date(meeting.startTime).getTime() - now.getTime()) / 60_000);
  const name = meeting.otherUser.displayName;
  if (minutes <= 0) return `Your call with ${name} has started`;
  return plural(
    minutes,
    { one: 'Your call with {name} starts in # minute', other: 'Your call with {name} starts in # minutes' },
    { name },
  );
}

const firstContactText = ({ role }: User): StepText =>
  role === 'student'
    ? { text: 'Find your first mentor', action: 'Find alumni', place: { to: '/find-alumni' } }
    : { text: 'Meet students you can help', action: 'Find students', place: { to: '/connect-students' } };

function taskText(task: Exclude<UrgentTask, { kind: 'call' }>): StepText {
  switch (task.kind) {
    case 'request': {
      const { id, fullName } = task.request.sender;
      return {
        text: `${fullName || `User ${id}`} asked to connect`,
        action: 'Reply',
        place: { to: '/messages', search: { with: id } },
      };
    }
    case 'question':
      return {
        text: `${task.connection.other.displayName} has a question about your request`,
        action: 'Answer',
        place: { to: '/my-people', search: { tab: 'asked' } },
      };
    case 'answer': {
      const { id, fullName } = task.request.sender;
      return {
        text: `${fullName || `User ${id}`} answered your question`,
        action: 'Read',
        place: { to: '/my-people', search: { tab: 'waiting' } },
      };
    }
    case 'message': {
      const { other, unreadCount } = task.conversation;
      return {
        text: plural(
          unreadCount,
          { one: '{name} sent you a message', other: '{name} sent you # messages' },
          { name: other.fullName },
        ),
        action: 'Read',
        place: { to: '/messages', search: { with: other.id } },
      };
    }
    case 'invitation': {
      const name = task.meeting.otherUser.displayName;
      const text = {
        invitation: `${name} invited you to a meeting`,
        move: `${name} changed the time of your meeting`,
        proposal: `${name} proposed another time for your meeting`,
      }[task.question];
      return { text, action: 'Answer', place: { to: '/events', search: { meeting: task.meeting.id } } };
    }
    case 'outcome':
      return {
        text: `Did your meeting with ${task.meeting.otherUser.displayName} happen?`,
        action: 'Answer',
        place: { to: '/events', search: { tab: 'past', meeting: task.meeting.id } },
      };
  }
}
