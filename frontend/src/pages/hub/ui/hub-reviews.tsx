import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { CollegeDetail } from '@/entities/college';
import { HelpfulReviews, RatingSummary, ReviewList, reviewQueries } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { useAuth } from '@/shared/auth';
import { Button, buttonStyles } from '@/shared/ui/button';
import { useFocusOnArrival } from './use-focus-on-arrival';

const MAX_REVIEWS = 20;

interface HubReviewsProps {
  college: CollegeDetail;
  /** Whether the viewer came here from the overview. */
  takesFocus: boolean;
}

/** The two most helpful reviews on the overview, and a button that opens their tab. */
export function OverviewReviews({ college, onMore }: { college: CollegeDetail; onMore: () => void }) {
  return (
    <HelpfulReviews
      collegeId={college.id}
      howToConfirm={<ConfirmEmailNotice />}
      link={(label) => (
        <Button variant="quiet" onClick={onMore}>
          {label}
        </Button>
      )}
    />
  );
}

/** Reviews of a college, the most helpful first. */
export function HubReviews({ college, takesFocus }: HubReviewsProps) {
  const heading = useFocusOnArrival(takesFocus);
  const { user } = useAuth();
  const [rating, setRating] = useState<number>();
  const { id: collegeId, name } = college;
  const reviews = useQuery(reviewQueries.list({ collegeId, rating, limit: MAX_REVIEWS }, user?.id));
  const { data: summary } = useQuery(reviewQueries.summary({ collegeId }));
  const mayWrite = user?.role !== 'college_admin';
  const search = { collegeId, college: name };

  return (
    <section aria-labelledby="hub-reviews">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="hub-reviews" {...heading} className="text-2xl">
          Reviews
        </h2>
        {mayWrite && (
          <Link to="/reviews" search={{ ...search, new: 1 }} className={buttonStyles({ variant: 'quiet' })}>
            Write a Review<span className="sr-only"> of {name}</span>
          </Link>
        )}
      </div>
      {summary && summary.count > 0 && (
        <div className="card mt-4 max-w-xl p-5">
          <RatingSummary summary={summary} rating={rating} onFilter={setRating} />
        </div>
      )}
      <div className="mt-4">
        <ReviewList reviews={reviews} empty="Reviews coming soon" howToConfirm={<ConfirmEmailNotice />} />
      </div>
      {mayWrite && reviews.data && reviews.data.total > reviews.data.items.length && (
        <p className="mt-4">
          <Link to="/reviews" search={search} className="link font-semibold">
            All {reviews.data.total} reviews of {name}
          </Link>
        </p>
      )}
    </section>
  );
}
