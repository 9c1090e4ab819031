import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { formatCount } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import { Stars } from '@/shared/ui/stars';
import { reviewQueries } from '../api/reviews';

const MAX_SHOWN_REVIEWS = 2;

// Colleges without reviews don't need the dialogs of a review, and no page needs them first.
const ReviewList = lazyComponent(() => import('./review-list'), <Skeleton className="h-40" />);

interface HelpfulReviewsProps {
  collegeId: number;
  howToConfirm: ReactNode;
  /** The link to the other reviews; `total` is the number of all, or null if all of them are shown. */
  link: (label: string, total: number | null) => ReactNode;
}

/**
 * The ratings of a college in one line, its two most helpful reviews, and a link to the others. Renders nothing if
 * there are no reviews or loading fails, because the page is complete without them.
 */
export function HelpfulReviews({ collegeId, howToConfirm, link }: HelpfulReviewsProps) {
  const id = useId();
  const { user } = useAuth();
  const reviews = useQuery(reviewQueries.list({ collegeId, limit: MAX_SHOWN_REVIEWS }, user?.id));
  const { data: summary } = useQuery(reviewQueries.summary({ collegeId }));
  if (!reviews.data || reviews.data.total === 0) return null;

  const { total } = reviews.data;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id={id} className="text-2xl">
            Reviews
          </h2>
          {summary?.average != null && (
            <p className="num mt-2 flex flex-wrap items-center gap-2 text-muted">
              <span aria-hidden="true">
                <Stars rating={summary.average} />
              </span>
              {plural(
                summary.count,
                { one: '{average} of 5 from # review', other: '{average} of 5 from # reviews' },
                { average: summary.average.toFixed(1) },
              )}
            </p>
          )}
        </div>
        {total > MAX_SHOWN_REVIEWS ? link(`Read all ${formatCount(total)} reviews`, total) : link('All reviews', null)}
      </div>
      <div className="mt-4">
        <ReviewList reviews={reviews} empty={null} howToConfirm={howToConfirm} />
      </div>
    </section>
  );
}
