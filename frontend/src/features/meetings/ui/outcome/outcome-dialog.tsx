import type { FormEvent } from 'react';
import type { Meeting } from '@/entities/meeting';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { SegmentedControl } from '@/shared/ui/segmented';
import { StarChoice } from '@/shared/ui/stars';
import type { MeetingOutcome } from '../../api/meetings';
import { useReportOutcome } from '../../api/use-meeting-changes';
import { outcomeDraftKey } from '../../model/drafts';
import { OUTCOME_OPTIONS } from '../../model/outcomes';
import { meetingTitle } from '../../model/meeting-labels';

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

  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    const payload = {
      outcome,
      ...(hasHappened && rating > 0 && { rating }),
      ...(hasHappened && feedback.trim() && { feedback: feedback.trim() }),
    };
    await telling.mutateAsync(payload).then(onDone, () => undefined);
  });

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
      {telling.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(telling.error)}
        </p>
      )}
      <Button type="submit" busy={telling.isPending} disabled={!isOnline} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
