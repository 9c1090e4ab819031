import { useQuery } from '@tanstack/react-query';
import { isHappening, isOn, isUpcoming, JoinCall, MeetingRow, Reschedule, useNow } from '@/features/meetings';
import { meetingQueries, type Meeting, type User } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { Loaded } from './loaded';

const SHOWN = 2;
/** Read besides: some of the next ones may be canceled. */
const SPARE = 8;

/** The two meetings that are next; one that is going on comes first. */
export default function NextMeetings({ viewer }: { viewer: User }) {
  const now = useNow();
  const upcoming = useQuery(meetingQueries.list('upcoming', SHOWN + SPARE, viewer.id));
  const begun = useQuery(meetingQueries.list('past', SHOWN, viewer.id));
  return (
    <Loaded
      query={begun.isLoading ? { ...upcoming, data: undefined } : upcoming}
      skeleton={<Skeleton className="h-32" />}
    >
      {({ items }) => <Meetings viewer={viewer.id} now={now} meetings={[...(begun.data?.items ?? []), ...items]} />}
    </Loaded>
  );
}

function Meetings({ meetings, viewer, now }: { meetings: readonly Meeting[]; viewer: number; now: Date }) {
  // Time goes on while one looks: what has begun since it was read is among those that happen.
  const happening = meetings.filter((meeting) => isHappening(meeting, now));
  const shown = [...happening, ...meetings.filter((meeting) => isOn(meeting) && isUpcoming(meeting, now))].slice(
    0,
    SHOWN,
  );
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
