import type { ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { Dialog } from '@/shared/ui/dialog';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Review } from '../api/reviews';

const ReviewForm = lazyComponent(() => import('./review-form'), <Skeleton className="h-96" />);

interface ReviewDialogProps {
  /** The review to edit; undefined for a new one. */
  review?: Review;
  /** The college of the review, as far as it is known. */
  college: { id?: number | undefined; name: string };
  howToConfirm: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog for writing or editing a review. Users with an unconfirmed address see how to confirm it. */
export function ReviewDialog({ review, college, howToConfirm, open, onOpenChange }: ReviewDialogProps) {
  const { user } = useAuth();
  return (
    <Dialog title={review ? 'Edit your review' : 'Write a Review'} open={open} onOpenChange={onOpenChange} isPrecious>
      {user?.emailVerified ? (
        <ReviewForm review={review} college={college} onDone={() => onOpenChange(false)} />
      ) : (
        howToConfirm
      )}
    </Dialog>
  );
}
