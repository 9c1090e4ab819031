import { useQuery } from '@tanstack/react-query';
import { meetingQueries, type Meeting } from '@/entities/meeting';
import {
  isHappening,
  isPendingOrConfirmed,
  isUpcoming,
  JoinCall,
  MeetingRow,
  MeetingQuestion,
  RescheduleButton,
  useNow,
} from '@/features/meetings';
import type { User } from '@/shared/auth';
import { Skeleton } from '@/shared/ui/skeleton';
import { STARTED_MEETING_LIMIT, UPCOMING_MEETING_LIMIT, VISIBLE_MEETING_COUNT } from '../../model/meeting-limits';
import { CompactMeeting } from './compact-meeting';
import { QueryContent } from '../query-content';
import { EmptySectionText, FIRST_ON_PHONES_CLASSES } from '../section';

export { PendingMeetings } from './pending-meetings';

interface NextMeetingsProps {
  viewer: User;
}

/** The next two meetings, each in a compact row until its call can be joined; one in progress comes first. */
export default function NextMeetings({ viewer }: NextMeetingsProps) {
  const now = useNow();
  const upcoming = useQuery(meetingQueries.list('upcoming', UPCOMING_MEETING_LIMIT, viewer.id));
  const startedMeetings = useQuery(meetingQueries.list('past', STARTED_MEETING_LIMIT, viewer.id));
  return (
    <QueryContent
      query={startedMeetings.isLoading ? { ...upcoming, data: undefined } : upcoming}
      skeleton={<Skeleton className="h-32" />}
    >
      {({ items }) => (
        <NextMeetingCards viewer={viewer.id} now={now} meetings={[...(startedMeetings.data?.items ?? []), ...items]} />
      )}
    </QueryContent>
  );
}

interface NextMeetingCardsProps {
  meetings: readonly Meeting[];
  viewer: number;
  now: Date;
}

function NextMeetingCards({ meetings, viewer, now }: NextMeetingCardsProps) {
  // A meeting may have started since the list was loaded.
  const ongoingMeetings = meetings.filter((meeting) => isHappening(meeting, now));
  const shown = [
    ...ongoingMeetings,
    ...meetings.filter((meeting) => isPendingOrConfirmed(meeting) && isUpcoming(meeting, now)),
  ].slice(0, VISIBLE_MEETING_COUNT);
  if (shown.length === 0) return <EmptySectionText>No upcoming meetings scheduled.</EmptySectionText>;
  return (
    <ul className={`grid grid-cols-1 gap-5 ${FIRST_ON_PHONES_CLASSES}`}>
      {shown.map((meeting) => (
        <li key={meeting.id} className="min-w-0">
          {now < new Date(meeting.joinFrom) ? (
            <CompactMeeting meeting={meeting} viewer={viewer} now={now} />
          ) : (
            <MeetingRow meeting={meeting} viewer={viewer} now={now}>
              <MeetingQuestion meeting={meeting} viewer={viewer} now={now} isQuiet />
              <div className="mt-2 flex flex-wrap gap-2">
                {/* The primary button for a call is in the line of the next step. */}
                <JoinCall meeting={meeting} now={now} isQuiet />
                <RescheduleButton meeting={meeting} viewer={viewer} now={now} />
              </div>
            </MeetingRow>
          )}
        </li>
      ))}
    </ul>
  );
}
