import { Link } from '@tanstack/react-router';
import type { User } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { START_LINK_CLASSES, MORE_LINK_CLASSES, DashboardSection } from '../section';

// Lazy: the frame of the page shouldn't wait for clocks, calls and the rest of the meeting code.
const NextMeetings = lazyComponent(() => import('./next-meetings'), <Skeleton className="h-32" />);

/** The next meetings, with a link to all of them. */
export function UpcomingMeetings({ viewer }: { viewer: User }) {
  return (
    <DashboardSection
      title="Upcoming Meetings"
      more={
        <Link to="/events" className={MORE_LINK_CLASSES}>
          View all<span className="sr-only"> meetings</span>
        </Link>
      }
    >
      <NextMeetings viewer={viewer} />
      <Link to="/events" search={{ new: 1 }} className={START_LINK_CLASSES}>
        Schedule New Meeting
      </Link>
    </DashboardSection>
  );
}
