import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toErrorSentence, type Page } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Review } from '../api/reviews';
import { ReviewCard } from './review-card';

interface ReviewListProps {
  reviews: UseQueryResult<Page<Review>>;
  /** Shown if there are no reviews. */
  empty: ReactNode;
  namesColleges?: boolean;
  howToConfirm: ReactNode;
}

/** A list of reviews with its loading, error and empty states. */
export default function ReviewList({ reviews, empty, namesColleges = false, howToConfirm }: ReviewListProps) {
  if (reviews.isError) {
    return <ErrorPanel message={toErrorSentence(reviews.error)} onRetry={() => void reviews.refetch()} />;
  }
  if (!reviews.data) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <p role="status" className="sr-only">
          Loading
        </p>
        {[1, 2, 3].map((card) => (
          <Skeleton key={card} className="h-48" />
        ))}
      </div>
    );
  }
  if (reviews.data.items.length === 0) return <div className="card p-8 text-center text-muted">{empty}</div>;
  return (
    <ul
      aria-busy={reviews.isPlaceholderData}
      className={`grid gap-4 ${reviews.isPlaceholderData ? 'opacity-60' : ''} transition-opacity duration-200`}
    >
      {reviews.data.items.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} namesCollege={namesColleges} howToConfirm={howToConfirm} />
        </li>
      ))}
    </ul>
  );
}
