import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { Meeting } from '@/entities/meeting';
import { useAuth } from '@/shared/auth';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented';
import { StarChoice } from '@/shared/ui/stars';
import { checkInQuery, type CheckIn, useSaveCheckIn } from '../../api/check-ins';
import type { MeetingOutcome } from '../../api/meetings';
import { useReportOutcome } from '../../api/use-meeting-changes';
import { outcomeDraftKey } from '../../model/drafts';
import { OUTCOME_OPTIONS } from '../../model/outcomes';
import { meetingTitle } from '../../model/meeting-labels';
import { CheckInFields, type CheckInDetails, toCheckInDetails } from './check-in-fields';

const MAX_FEEDBACK_LENGTH = 2_000;

interface OutcomeDialogProps {
  meeting: Meeting;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog for the outcome of a meeting and feedback. */
export default function OutcomeDialog({ meeting, open, onOpenChange }: OutcomeDialogProps) {
  return (
    <Dialog
      title="Did it happen?"
      description={`${meetingTitle(meeting)}, with ${meeting.otherUser.displayName}. No one else can read your feedback.`}
      open={open}
      onOpenChange={onOpenChange}
      isPrecious
    >
      <OutcomeForm meeting={meeting} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface OutcomeAnswers {
  outcome: MeetingOutcome;
  rating: number;
  feedback: string;
}

function OutcomeForm({ meeting, onDone }: { meeting: Meeting; onDone: () => void }) {
  const draft = useDraftState<OutcomeAnswers>(outcomeDraftKey(meeting.id), {
    outcome: meeting.outcome ?? 'happened',
    rating: 0,
    feedback: '',
  });
  const { outcome, rating, feedback } = draft.value;
  const report = (part: Partial<OutcomeAnswers>) => draft.setValue({ ...draft.value, ...part });
  const telling = useReportOutcome(meeting);
  const isOnline = useOnline();
  const hasHappened = outcome === 'happened';
  const checkIn = useOpenCheckIn(meeting);
  const { user } = useAuth();
  const [editedDetails, setDetails] = useState<CheckInDetails>();
  const details = editedDetails ?? (checkIn && toCheckInDetails(checkIn));
  const saving = useSaveCheckIn(meeting);
  const isNew = meeting.outcome === null && checkIn?.answer === null && !checkIn.isSkipped;

  const saveCheckIn = async () => {
    if (!details || outcome === 'moved') return;
    const { nextStep, isNextStepShared } = details;
    await saving.mutateAsync({
      happened: hasHappened,
      helped: hasHappened ? details.helped : null,
      nextStep: nextStep.trim() || null,
      isNextStepShared,
    });
  };

  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    const payload = {
      outcome,
      ...(hasHappened && rating > 0 && { rating }),
      ...(hasHappened && feedback.trim() && { feedback: feedback.trim() }),
    };
    await telling
      .mutateAsync(payload)
      .then(saveCheckIn)
      .then(onDone, () => undefined);
  });

  const skip = useOneAtATime(async () => {
    await saving.mutateAsync({ isSkipped: true }).then(onDone, () => undefined);
  });
  const error = telling.error ?? saving.error;

  return (
    <form aria-label="Did it happen?" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <div className="w-fit">
        <SegmentedControl
          legend="Did it happen?"
          value={outcome}
          onChange={(next) => report({ outcome: next })}
          choices={OUTCOME_OPTIONS}
        />
      </div>
      {hasHappened && (
        <>
          <StarChoice
            legend="How useful was it? (optional)"
            value={rating}
            onChoose={(stars) => report({ rating: stars })}
          />
          <Field label="Feedback" optional>
            {(field) => (
              <Textarea
                {...field}
                value={feedback}
                maxLength={MAX_FEEDBACK_LENGTH}
                onChange={({ target }) => report({ feedback: target.value })}
              />
            )}
          </Field>
        </>
      )}
      {details && outcome !== 'moved' && (
        <CheckInFields
          details={details}
          onChange={setDetails}
          asksHelped={hasHappened && user?.role === 'student'}
          name={meeting.otherUser.displayName}
        />
      )}
      {error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={telling.isPending || saving.isPending} disabled={!isOnline}>
          Save
        </Button>
        {isNew && (
          <Button variant="plain" disabled={!isOnline || saving.isPending} onClick={() => void skip()}>
            Skip
          </Button>
        )}
      </div>
    </form>
  );
}

/** The check-in that the viewer can answer or change now; undefined while it is loading, and if there is none. */
function useOpenCheckIn({ id, status }: Meeting): CheckIn | undefined {
  const { user } = useAuth();
  const { data } = useQuery({ ...checkInQuery(id, user?.id ?? 0), enabled: status === 'confirmed' && user !== null });
  return data?.isOpen ? data : undefined;
}
