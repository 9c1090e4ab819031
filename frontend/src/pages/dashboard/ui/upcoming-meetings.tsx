import { Link } from '@tanstack/react-router';
import type { User } from '@/shared/api';
import { buttonStyles } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { Section } from './section';

// Clocks, calls and all: the frame of the page need not wait for it.
const NextMeetings = lazyComponent(() => import('./next-meetings'), <Skeleton className="h-32" />);

/** What is next, and the way to more. */
export function UpcomingMeetings({ viewer }: { viewer: User }) {
  return (
    <Section
      title="Upcoming Meetings"
      className="lg:order-first"
      more={
        <Link to="/events" className="link -my-2.5 inline-flex min-h-11 items-center font-semibold">
          View all<span className="sr-only"> meetings</span>
        </Link>
      }
    >
      <NextMeetings viewer={viewer} />
      <Link
        to="/events"
        search={{ new: 1 }}
        className={buttonStyles({ variant: 'quiet', className: 'justify-self-start' })}
      >
        Schedule New Meeting
      </Link>
    </Section>
  );
}
