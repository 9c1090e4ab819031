import type { Meeting } from '@/entities/meeting';
import { meetingTitle } from '../../model/meeting-labels';
import { MeetingQuestion } from '../answering/question';
import { MeetingActions } from './meeting-actions';
import { MeetingRow } from './meeting-row';
import { CancellationReason } from './cancellation-reason';
import { JointCallNote } from './joint-call-note';

interface MeetingCardProps {
  meeting: Meeting;
  viewer: number;
  now: Date;
  onNotes: () => void;
}

/** A meeting with all available actions. */
export function MeetingCard({ meeting, viewer, now, onNotes }: MeetingCardProps) {
  return (
    <article aria-label={meetingTitle(meeting)} className="card p-4 sm:p-5">
      <MeetingRow meeting={meeting} viewer={viewer} now={now}>
        {meeting.description && (
          <p className="mt-2 line-clamp-3 max-w-[68ch] whitespace-pre-line">{meeting.description}</p>
        )}
        <JointCallNote meeting={meeting} />
        <CancellationReason meeting={meeting} />
        <MeetingQuestion meeting={meeting} viewer={viewer} now={now} isQuiet />
        <MeetingActions meeting={meeting} viewer={viewer} now={now} onNotes={onNotes} />
      </MeetingRow>
    </article>
  );
}
