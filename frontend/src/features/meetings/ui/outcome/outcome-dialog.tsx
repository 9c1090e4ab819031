import type { FormEvent } from 'react';
import type { Meeting } from '@/entities/meeting';
import { useDraftState } from '@/shared/lib/drafts';
import { refusalInFull, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import { StarChoice } from '@/shared/ui/stars';
import type { Outcome } from '../../api/meetings';
import { useOutcome } from '../../api/use-meeting-changes';
import { outcomeDraft } from '../../model/drafts';
import { OUTCOMES } from '../../model/outcomes';
import { titleOf } from '../../model/meeting-labels';

const LONGEST_FEEDBACK = 2_000;

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
      description={`${titleOf(meeting)}, with ${meeting.otherUser.displayName}. No one else can read your feedback.`}
      open={open}
      onOpenChange={onOpenChange}
      isPrecious
    >
      <OutcomeForm meeting={meeting} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface Said {
  outcome: Outcome;
  rating: number;
  feedback: string;
}

function OutcomeForm({ meeting, onDone }: { meeting: Meeting; onDone: () => void }) {
  const draft = useDraftState<Said>(outcomeDraft(meeting.id), {
    outcome: meeting.outcome ?? 'happened',
    rating: 0,
    feedback: '',
  });
  const { outcome, rating, feedback } = draft.value;
  const report = (part: Partial<Said>) => draft.setValue({ ...draft.value, ...part });
  const telling = useOutcome(meeting);
  const isOnline = useOnline();
  const happened = outcome === 'happened';

  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    const payload = {
      outcome,
      ...(happened && rating > 0 && { rating }),
      ...(happened && feedback.trim() && { feedback: feedback.trim() }),
    };
    await telling.mutateAsync(payload).then(onDone, () => undefined);
  });

  return (
    <form aria-label="Did it happen?" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <div className="w-fit">
        <Segmented
          legend="Did it happen?"
          value={outcome}
          onChange={(next) => report({ outcome: next })}
          choices={OUTCOMES}
        />
      </div>
      {happened && (
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
                maxLength={LONGEST_FEEDBACK}
                onChange={({ target }) => report({ feedback: target.value })}
              />
            )}
          </Field>
        </>
      )}
      {telling.error && (
        <p role="alert" className="text-danger">
          {refusalInFull(telling.error)}
        </p>
      )}
      <Button type="submit" busy={telling.isPending} disabled={!isOnline} className="justify-self-start">
        Save
      </Button>
    </form>
  );
}
