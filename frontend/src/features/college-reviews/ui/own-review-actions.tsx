import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDraftDialog } from '@/shared/lib/drafts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import type { Review } from '../api/reviews';
import { useDeleteReview } from '../api/use-review-changes';
import { reviewDraftKey } from '../model/drafts';
import { ReviewDialog } from './review-dialog';

/** The actions of a review's author: edit and delete. */
export function OwnReviewActions({ review, howToConfirm }: { review: Review; howToConfirm: ReactNode }) {
  const [isEditing, setIsEditing] = useDraftDialog(reviewDraftKey(review.id, review.collegeId));
  const [isAsking, setIsAsking] = useState(false);
  const deletion = useDeleteReview(review.id);
  const subject = <span className="sr-only"> your review of {review.collegeName}</span>;
  return (
    <>
      <Button variant="plain" className="px-3" onClick={() => setIsEditing(true)}>
        <Pencil size={18} aria-hidden="true" />
        Edit{subject}
      </Button>
      <Button variant="plain" className="px-3" onClick={() => setIsAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
        Delete{subject}
      </Button>
      <ReviewDialog
        review={review}
        college={{ id: review.collegeId, name: review.collegeName }}
        howToConfirm={howToConfirm}
        open={isEditing}
        onOpenChange={setIsEditing}
      />
      <AlertDialog
        title="Delete this review?"
        text={`We’ll delete your review of ${review.collegeName} and its votes. You can’t undo this.`}
        confirm="Delete review"
        busy={deletion.isPending}
        open={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={() => deletion.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      />
    </>
  );
}
