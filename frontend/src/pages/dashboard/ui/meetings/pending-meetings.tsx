import { useQuery } from '@tanstack/react-query';
import { meetingQueries } from '@/entities/meeting';
import { InlineOutcomeQuestion, MeetingRow, useNow } from '@/features/meetings';
import { PENDING_MEETING_LIMIT } from '../../model/meeting-limits';
import { DashboardSection } from '../section';

/** Asks whether the latest past meetings happened. Renders nothing if there are none without an outcome. */
export function PendingMeetings({ viewer }: { viewer: number }) {
  const now = useNow();
  const { data } = useQuery(meetingQueries.list('unanswered', PENDING_MEETING_LIMIT, viewer));
  if (!data || data.items.length === 0) return null;
  return (
    <DashboardSection title="Did it happen?">
      <ul className="grid grid-cols-1 gap-5">
        {data.items.map((meeting) => (
          <li key={meeting.id} className="min-w-0">
            <MeetingRow meeting={meeting} viewer={viewer} now={now}>
              <InlineOutcomeQuestion meeting={meeting} />
            </MeetingRow>
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}
