import type { FormEvent } from 'react';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { StarChoice } from '@/shared/ui/stars';
import type { MentorMatch } from '../../api/recommendations';
import { useCloseMatch } from '../../api/use-close-match';
import { feedbackDraftKey, partnerName } from '../../model/match-labels';

const MAX_FEEDBACK_LENGTH = 2_000;

interface CloseMatchDialogProps {
  viewer: number;
  match: MentorMatch;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Ends a match and asks for feedback; for a closed match it only asks for feedback. */
export default function CloseMatchDialog({ viewer, match, open, onOpenChange }: CloseMatchDialogProps) {
  const name = partnerName(match);
  const isActive = match.status === 'active';
  return (
    <Dialog
      title={isActive ? `End mentoring with ${name}` : `How was mentoring with ${name}?`}
      description={
        isActive
          ? 'You stay connected. Only you can read what you write here.'
          : 'Only you can read what you write here.'
      }
      open={open}
      onOpenChange={onOpenChange}
      isPrecious
    >
      <FeedbackForm viewer={viewer} match={match} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function FeedbackForm({ viewer, match, onDone }: { viewer: number; match: MentorMatch; onDone: () => void }) {
  const draft = useDraftState(feedbackDraftKey(match.id), {
    rating: match.rating ?? 0,
    feedback: match.feedback ?? '',
  });
  const { rating, feedback } = draft.value;
  const close = useCloseMatch(match, viewer);
  const isOnline = useOnline();

  const submit = useOneAtATime(async (event: FormEvent) => {
    event.preventDefault();
    // Feedback that was removed is sent as null; feedback that never existed is omitted.
    const feedbackText = feedback.trim() || (match.feedback === null ? undefined : null);
    const evaluation = { ...(rating > 0 && { rating }), ...(feedbackText !== undefined && { feedback: feedbackText }) };
    await close.mutateAsync(evaluation).then(onDone, () => undefined);
  });

  return (
    <form aria-label="Private feedback" onSubmit={(event) => void submit(event)} className="grid gap-4">
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <StarChoice
        legend="Your rating (optional)"
        value={rating}
        onChoose={(stars) => draft.setValue({ rating: stars, feedback })}
      />
      <Field label="Feedback" optional>
        {(control) => (
          <Textarea
            {...control}
            maxLength={MAX_FEEDBACK_LENGTH}
            value={feedback}
            onChange={({ target }) => draft.setValue({ rating, feedback: target.value })}
          />
        )}
      </Field>
      {close.error && (
        <p role="alert" className="text-danger">
          {detailedRefusalText(close.error)}
        </p>
      )}
      <Button
        type="submit"
        busy={close.isPending}
        disabled={!isOnline || close.isPending}
        className="justify-self-start"
      >
        {match.status === 'active' ? 'End mentoring' : 'Save feedback'}
      </Button>
    </form>
  );
}
