import { ThumbsUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { Review } from '../api/reviews';
import { useSetUpvote } from '../api/use-upvote';

/** Marks a review as helpful. Its author and visitors only see the number of votes. */
export function UpvoteButton({ review, howToConfirm }: { review: Review; howToConfirm: ReactNode }) {
  const { user } = useAuth();
  const { isGiven, count, toggle } = useSetUpvote(review);
  const [isAsking, setIsAsking] = useState(false);
  if (!user || review.mine) {
    return (
      <span className="num inline-flex min-h-11 items-center gap-2 px-3 text-muted">
        <ThumbsUp size={18} aria-hidden="true" />
        {helpfulVotesLabel(count)}
      </span>
    );
  }
  return (
    <>
      <Button
        variant="plain"
        className="num px-3"
        aria-pressed={isGiven}
        onClick={user.emailVerified ? toggle : () => setIsAsking(true)}
      >
        <ThumbsUp size={18} aria-hidden="true" className={isGiven ? 'fill-current' : ''} />
        Helpful ({count})<span className="sr-only"> review by {review.authorName}</span>
      </Button>
      <Dialog title="Mark as helpful" open={isAsking && !user.emailVerified} onOpenChange={setIsAsking}>
        {howToConfirm}
      </Dialog>
    </>
  );
}

const helpfulVotesLabel = (count: number): string =>
  plural(count, { '=0': 'No helpful votes yet', one: '# helpful vote', other: '# helpful votes' });
