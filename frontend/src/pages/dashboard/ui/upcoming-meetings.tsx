import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isHappening, isUpcoming, JoinCall, MeetingRow, Reschedule, useNow } from '@/features/meetings';
import { meetingQueries, type Meeting, type User } from '@/shared/api';
import { buttonStyles } from '@/shared/ui/button';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from './loaded';
import { Section } from './section';

const SHOWN = 2;

/** The next meetings; one that is going on comes first. */
export function UpcomingMeetings({ viewer }: { viewer: User }) {
  const now = useNow();
  const upcoming = useQuery(meetingQueries.list('upcoming', SHOWN, viewer.id));
  const begun = useQuery(meetingQueries.list('past', SHOWN, viewer.id));
  return (
    <Section
      title="Upcoming Meetings"
      className="lg:order-first"
      more={
        <Link to="/events" className="link inline-flex min-h-11 items-center font-semibold">
          View all<span className="sr-only"> meetings</span>
        </Link>
      }
    >
      <Loaded
        query={begun.isLoading ? { ...upcoming, data: undefined } : upcoming}
        skeleton={<Skeleton className="h-64" />}
      >
        {({ items }) => <Meetings viewer={viewer.id} now={now} meetings={[...(begun.data?.items ?? []), ...items]} />}
      </Loaded>
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

function Meetings({ meetings, viewer, now }: { meetings: readonly Meeting[]; viewer: number; now: Date }) {
  // Time goes on while one looks: what has begun since it was read is among those that happen.
  const happening = meetings.filter((meeting) => isHappening(meeting, now));
  const shown = [...happening, ...meetings.filter((meeting) => isUpcoming(meeting, now))].slice(0, SHOWN);
  if (shown.length === 0) return <p className="text-muted">No upcoming meetings scheduled.</p>;
  return (
    <ul className="grid grid-cols-1 gap-5">
      {shown.map((meeting) => (
        <li key={meeting.id} className="min-w-0">
          <MeetingRow meeting={meeting} viewer={viewer} now={now}>
            <div className="mt-2 flex flex-wrap gap-2">
              <JoinCall meeting={meeting} now={now} />
              <Reschedule meeting={meeting} viewer={viewer} now={now} />
            </div>
          </MeetingRow>
        </li>
      ))}
    </ul>
  );
}
