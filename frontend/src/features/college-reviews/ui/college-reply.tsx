import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { useDraftDialog, useDraftState } from '@/shared/lib/drafts';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import type { Review } from '../api/reviews';
import { useReplyToReview } from '../api/use-review-changes';
import { replyDraftKey } from '../model/drafts';
import { formatReviewDate } from '../model/review-date';

/** The college's public reply, with actions for those who speak for the college. */
export function CollegeReply({ review }: { review: Review }) {
  const { user } = useAuth();
  const [isWriting, setIsWriting] = useDraftDialog(replyDraftKey(review.id));
  const { collegeAdmin } = user ?? {};
  const speaksForIt = collegeAdmin?.status === 'active' && collegeAdmin.collegeId === review.collegeId;
  const { reply, collegeName } = review;

  return (
    <>
      {reply && !isWriting && (
        <div className="border-l-4 border-ivy pl-4">
          <p className="text-sm font-semibold">{collegeName} replied</p>
          <p className="mt-1 max-w-[68ch] wrap-anywhere whitespace-pre-line">{reply.content}</p>
          <p className="mt-1 text-sm text-muted">
            <time dateTime={reply.createdAt}>{formatReviewDate(reply.createdAt)}</time>
            {reply.updatedAt && ' · edited'}
          </p>
        </div>
      )}
      {speaksForIt && !isWriting && (
        <div>
          <Button variant="quiet" onClick={() => setIsWriting(true)}>
            {reply ? 'Edit reply' : 'Reply'}
            <span className="sr-only"> to the review by {review.authorName}</span>
          </Button>
        </div>
      )}
      {isWriting && <ReplyForm review={review} onDone={() => setIsWriting(false)} />}
    </>
  );
}

function ReplyForm({ review, onDone }: { review: Review; onDone: () => void }) {
  const draft = useDraftState(replyDraftKey(review.id), review.reply?.content ?? '');
  const { value: content, setValue: setContent } = draft;
  const reply = useReplyToReview(review.id);
  return (
    <form
      aria-label={`Reply to ${review.authorName}`}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (content.trim()) reply.mutate(content.trim(), { onSuccess: onDone });
      }}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <Field
        label={`Reply on behalf of ${review.collegeName}`}
        error={reply.isError ? toErrorSentence(reply.error) : undefined}
      >
        {(field) => (
          <Textarea
            {...field}
            value={content}
            onChange={(event) => setContent(event.target.value)}
            maxLength={2000}
            className="min-h-20"
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={reply.isPending} disabled={!content.trim()}>
          Publish reply
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
