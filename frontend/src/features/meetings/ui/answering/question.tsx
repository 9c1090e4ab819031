import type { Meeting } from '@/entities/meeting';
import { useOnline } from '@/shared/lib/online';
import { deviceZone, formatTimeRange, zoneName } from '@/shared/lib/zoned-time';
import { Button } from '@/shared/ui/button';
import { useAnswerMeeting } from '../../api/use-meeting-changes';
import { isHost, isChangeable, findMeetingQuestion, meetingTitle } from '../../model/meeting-labels';
import { DeclineMeetingButton } from './leave-meeting';

interface MeetingQuestionProps {
  meeting: Meeting;
  viewer: number;
  now: Date;
  /** True if no button is primary. */
  isQuiet?: boolean;
}

/** The question that the viewer has to answer about a meeting, or has asked. */
export function MeetingQuestion({ meeting, viewer, now, isQuiet = false }: MeetingQuestionProps) {
  if (!isChangeable(meeting, now)) return null;
  const question = findMeetingQuestion(meeting, viewer);
  const name = meeting.otherUser.displayName;
  if (question === null && !meeting.proposal) return null;
  return (
    <div className="mt-3 grid justify-items-start gap-2 rounded-control bg-sunken p-3">
      {question === 'invitation' && <p>{name} invited you to this meeting.</p>}
      {question === 'move' && <p>{name} changed the time of this meeting. Does the new time work for you?</p>}
      {question === 'proposal' && <p>{name} proposes another time:</p>}
      {question === null && <p>{name} hasn’t answered yet. You proposed another time:</p>}
      {meeting.proposal && <ProposedTime proposal={meeting.proposal} />}
      {question && <AnswerButtons meeting={meeting} viewer={viewer} isQuiet={isQuiet} />}
    </div>
  );
}

function ProposedTime({ proposal: { startTime, endTime, note } }: { proposal: NonNullable<Meeting['proposal']> }) {
  const zone = deviceZone();
  return (
    <div className="wrap-anywhere">
      <time dateTime={startTime} title={zoneName(zone)} className="num font-semibold">
        {formatTimeRange(startTime, endTime, zone)}
      </time>
      {note && <p className="whitespace-pre-line text-muted">{note}</p>}
    </div>
  );
}

function AnswerButtons({ meeting, viewer, isQuiet }: { meeting: Meeting; viewer: number; isQuiet: boolean }) {
  const hosts = isHost(meeting, viewer);
  const { accept, decline } = useAnswerMeeting(meeting, hosts);
  const isOnline = useOnline();
  const isOff = !isOnline || accept.isPending || decline.isPending;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant={isQuiet ? 'quiet' : 'primary'}
        busy={accept.isPending}
        disabled={isOff}
        onClick={() => accept.mutate()}
      >
        Accept<span className="sr-only">: {meetingTitle(meeting)}</span>
      </Button>
      {hosts ? (
        <Button variant="quiet" busy={decline.isPending} disabled={isOff} onClick={() => decline.mutate(undefined)}>
          Decline<span className="sr-only"> the proposal for {meetingTitle(meeting)}</span>
        </Button>
      ) : (
        <DeclineMeetingButton meeting={meeting} variant="quiet" />
      )}
    </div>
  );
}
