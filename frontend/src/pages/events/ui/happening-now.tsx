import type { Meeting } from '@/entities/meeting';
import { isHappening, MeetingCard } from '@/features/meetings';
import { DraftScopeContext } from '@/shared/lib/drafts';

interface MeetingsHappeningNowProps {
  meetings: readonly Meeting[];
  viewer: number;
  now: Date;
  onOpen: (meeting: Meeting) => void;
}

/** Meetings that have begun and can still be joined. Renders nothing if there are none. */
export function MeetingsHappeningNow({ meetings, viewer, now, onOpen }: MeetingsHappeningNowProps) {
  const shown = meetings.filter((meeting) => isHappening(meeting, now));
  if (shown.length === 0) return null;
  return (
    <DraftScopeContext value="now:">
      <section aria-labelledby="happening-now" className="mt-6 rounded-card border-2 border-ivy bg-ivy-soft p-3 sm:p-4">
        <h2 id="happening-now" className="text-2xl text-on-ivy-soft">
          Happening now
        </h2>
        <ul className="mt-3 grid gap-3">
          {shown.map((meeting) => (
            <li key={meeting.id}>
              <MeetingCard meeting={meeting} viewer={viewer} now={now} onNotes={() => onOpen(meeting)} />
            </li>
          ))}
        </ul>
      </section>
    </DraftScopeContext>
  );
}
