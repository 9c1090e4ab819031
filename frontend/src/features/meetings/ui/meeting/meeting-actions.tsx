import { CalendarPlus, NotebookPen } from 'lucide-react';
import type { Meeting } from '@/entities/meeting';
import { Button, buttonStyles } from '@/shared/ui/button';
import { meetingCalendarFilePath } from '../../api/meetings';
import {
  isPendingOrConfirmed,
  isChangeable,
  isOver,
  findMeetingQuestion,
  meetingTitle,
} from '../../model/meeting-labels';
import { LeaveMeeting } from '../answering/leave-meeting';
import { JoinCall } from './join-call';
import { OutcomeQuestion } from '../outcome/outcome-question';
import { RescheduleButton } from '../when/reschedule';

interface MeetingActionsProps {
  meeting: Meeting;
  viewer: number;
  now: Date;
  /** Opens the meeting with its notes; undefined if they are already shown. */
  onNotes?: () => void;
}

/** All actions that are currently available for a meeting. */
export function MeetingActions({ meeting, viewer, now, onNotes }: MeetingActionsProps) {
  const title = meetingTitle(meeting);
  const canChange = isChangeable(meeting, now);
  // Negative IDs belong to erased accounts, about which nothing is stored.
  const isGone = meeting.otherUser.id < 0;
  // The question already has a button for declining.
  const isAsked =
    findMeetingQuestion(meeting, viewer) === 'invitation' || findMeetingQuestion(meeting, viewer) === 'move';
  return (
    <div className="mt-3 grid gap-1 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
        <JoinCall meeting={meeting} now={now} />
        <RescheduleButton meeting={meeting} viewer={viewer} now={now} />
        {isPendingOrConfirmed(meeting) && isOver(meeting, now) && !isGone && <OutcomeQuestion meeting={meeting} />}
      </div>
      {/* Aligns their text, not their edges, with the buttons above. */}
      <div className="-ml-2.5 flex flex-wrap items-center sm:-ml-4">
        {onNotes && (
          <Button variant="plain" size="compact" onClick={onNotes}>
            <NotebookPen size={18} aria-hidden="true" />
            View Meeting Notes<span className="sr-only">: {title}</span>
          </Button>
        )}
        {canChange && (
          <a
            href={meetingCalendarFilePath(meeting.id)}
            download={`meeting-${meeting.id}.ics`}
            className={buttonStyles({ variant: 'plain', size: 'compact' })}
          >
            <CalendarPlus size={18} aria-hidden="true" />
            Add to calendar<span className="sr-only">: {title}</span>
          </a>
        )}
        {canChange && !isAsked && <LeaveMeeting meeting={meeting} viewer={viewer} />}
      </div>
    </div>
  );
}
