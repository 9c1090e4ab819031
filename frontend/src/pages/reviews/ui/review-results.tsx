import { useQuery } from '@tanstack/react-query';
import { ReviewList, reviewQueries } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { useAuth } from '@/shared/auth';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { Pager } from '@/shared/ui/pager';
import { toReviewFilter, REVIEWS_PER_PAGE, type ReviewsSearch } from '../model/reviews-search';

interface ReviewResultsProps {
  search: ReviewsSearch;
  onPage: (page: number) => void;
  /** Removes the filter by stars. */
  onAllStars: () => void;
}

/** One page of the matching reviews. */
export function ReviewResults({ search, onPage, onAllStars }: ReviewResultsProps) {
  const { user } = useAuth();
  const reviews = useQuery(reviewQueries.list(toReviewFilter(search), user?.id));
  const total = reviews.data?.total ?? 0;
  const { rating, college, page = 1 } = search;

  return (
    <div className="grid gap-4">
      <p role="status" className="num wrap-anywhere text-muted empty:hidden">
        {reviews.data && reviewCountText(total, rating, college)}
      </p>
      <ReviewList
        reviews={reviews}
        namesColleges={!college}
        howToConfirm={<ConfirmEmailNotice />}
        empty={
          <>
            <p>No reviews yet</p>
            {rating && (
              <Button variant="quiet" className="mt-4" onClick={onAllStars}>
                Show all ratings
              </Button>
            )}
          </>
        }
      />
      <Pager label="Pages of reviews" page={page} last={Math.ceil(total / REVIEWS_PER_PAGE)} onChange={onPage} />
    </div>
  );
}

function reviewCountText(total: number, rating = 0, college = ''): string {
  const values = { rating, college };
  if (rating && college) {
    const forms = { one: '# {rating}-star review of {college}', other: '# {rating}-star reviews of {college}' };
    return plural(total, forms, values);
  }
  if (rating) return plural(total, { one: '# {rating}-star review', other: '# {rating}-star reviews' }, values);
  if (college) return plural(total, { one: '# review of {college}', other: '# reviews of {college}' }, values);
  return plural(total, { one: '# review', other: '# reviews' });
}
