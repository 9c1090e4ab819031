import { CalendarPlus } from 'lucide-react';
import { groupHourPath, type GroupHour } from '@/entities/group-hour';
import { Button, buttonStyles } from '@/shared/ui/button';
import { useOnline } from '@/shared/lib/online';
import { toast } from '@/shared/ui/toast';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import {
  useCancelGroupHour,
  useChangeQuestion,
  useJoinGroupHour,
  useLeaveGroupHour,
} from '../api/use-group-hour-changes';
import { CallButton } from './call-button';
import { TextDialog } from './text-dialog';

const MAX_QUESTION_LENGTH = 500;
const MAX_REASON_LENGTH = 1_000;
const QUESTION_HINT = 'Only the host reads it, before the call.';

interface GroupHourActionsProps {
  groupHour: GroupHour;
  viewer: number;
  now: Date;
}

/** What the viewer can do: join, ask, leave, cancel, or open the call. */
export function GroupHourActions({ groupHour, now }: GroupHourActionsProps) {
  const { id, topic, status, startTime, isHost, hasJoined, placesLeft, host, question } = groupHour;
  const join = useJoinGroupHour(id);
  const changeQuestion = useChangeQuestion(id);
  const cancel = useCancelGroupHour(id);
  if (status === 'cancelled') return null;
  const isUpcoming = new Date(startTime) > now;
  const isParticipant = isHost || hasJoined;
  if (!isUpcoming && !isParticipant) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
      {isParticipant && <CallButton groupHour={groupHour} now={now} />}
      {isUpcoming && !isParticipant && placesLeft > 0 && (
        <TextDialog
          label="Join"
          of={topic}
          title="Join this group hour"
          text={`${host.displayName} sees your name and your question. Other students don’t.`}
          field="Your question"
          hint={QUESTION_HINT}
          maxLength={MAX_QUESTION_LENGTH}
          confirm="Join group hour"
          variant="primary"
          onConfirm={(written) => join.mutateAsync(written)}
        />
      )}
      {isUpcoming && !isParticipant && placesLeft === 0 && (
        <p className="text-muted">All places are taken. Check again later.</p>
      )}
      {isUpcoming && hasJoined && (
        <TextDialog
          label={question ? 'Edit question' : 'Add a question'}
          of={topic}
          title="Your question"
          text={`${host.displayName} reads it before the call. Clear the field to delete it.`}
          field="Your question"
          initial={question ?? ''}
          maxLength={MAX_QUESTION_LENGTH}
          confirm="Save question"
          variant="quiet"
          onConfirm={(written) => changeQuestion.mutateAsync(written)}
        />
      )}
      {isUpcoming && isParticipant && (
        <a
          href={`${groupHourPath(id)}.ics`}
          download={`group-hour-${id}.ics`}
          className={buttonStyles({ variant: 'plain', size: 'compact' })}
        >
          <CalendarPlus size={18} aria-hidden="true" />
          Add to calendar<span className="sr-only">: {topic}</span>
        </a>
      )}
      {isUpcoming && hasJoined && <LeaveButton groupHour={groupHour} />}
      {isUpcoming && isHost && (
        <TextDialog
          label="Cancel group hour"
          of={topic}
          title="Cancel this group hour?"
          text="We’ll notify everyone who joined. You can’t undo this."
          field="Reason"
          maxLength={MAX_REASON_LENGTH}
          confirm="Cancel group hour"
          dismiss="Keep group hour"
          variant="plain"
          isDangerous
          onConfirm={(written) => cancel.mutateAsync(written)}
        />
      )}
    </div>
  );
}

function LeaveButton({ groupHour: { id, topic } }: { groupHour: GroupHour }) {
  const leave = useLeaveGroupHour(id);
  const isOnline = useOnline();
  const submit = useOneAtATime(() =>
    leave
      .mutateAsync(undefined)
      .then(undefined, (error: unknown) =>
        toast({ title: 'Failed to leave', text: detailedRefusalText(error), variant: 'destructive' }),
      ),
  );
  return (
    <Button variant="plain" size="compact" disabled={!isOnline} busy={leave.isPending} onClick={() => void submit()}>
      Leave<span className="sr-only">: {topic}</span>
    </Button>
  );
}
