import type { Meeting } from '@/entities/meeting';
import { useAnswerMeeting, useCancelMeeting } from '../../api/use-meeting-changes';
import { isHost, meetingTitle } from '../../model/meeting-labels';
import { LeaveMeetingDialog } from './leave-meeting-dialog';

interface LeaveMeetingProps {
  meeting: Meeting;
  viewer: number;
}

/** The button for leaving a meeting: the host cancels it, the attendee declines. */
export function LeaveMeeting({ meeting, viewer }: LeaveMeetingProps) {
  return isHost(meeting, viewer) ? (
    <CancelMeetingButton meeting={meeting} />
  ) : (
    <DeclineMeetingButton meeting={meeting} variant="plain" />
  );
}

function CancelMeetingButton({ meeting }: { meeting: Meeting }) {
  const cancel = useCancelMeeting(meeting);
  return (
    <LeaveMeetingDialog
      label="Cancel"
      of={meetingTitle(meeting)}
      meetingId={meeting.id}
      title="Cancel this meeting?"
      text={`We’ll let ${meeting.otherUser.displayName} know, and include your reason if you give one.`}
      confirm="Cancel meeting"
      dismiss="Keep it"
      busy={cancel.isPending}
      onConfirm={cancel.mutateAsync}
    />
  );
}

/** Lets the attendee decline, even after accepting. */
export function DeclineMeetingButton({ meeting, variant }: { meeting: Meeting; variant: 'quiet' | 'plain' }) {
  const { decline } = useAnswerMeeting(meeting, false);
  return (
    <LeaveMeetingDialog
      label="Decline"
      of={meetingTitle(meeting)}
      meetingId={meeting.id}
      title="Decline this meeting?"
      text={`We’ll let ${meeting.otherUser.displayName} know, and include your reason if you give one.`}
      confirm="Decline meeting"
      dismiss="Not now"
      variant={variant}
      busy={decline.isPending}
      onConfirm={decline.mutateAsync}
    />
  );
}
