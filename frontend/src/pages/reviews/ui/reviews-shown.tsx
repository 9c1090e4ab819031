import { useQuery } from '@tanstack/react-query';
import { ReviewList } from '@/features/college-reviews';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { reviewQueries } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Pager } from '@/shared/ui/pager';
import { filterOf, PAGE_SIZE, type ReviewsSearch } from '../model/reviews-search';

interface ReviewsShownProps {
  search: ReviewsSearch;
  onPage: (page: number) => void;
  /** Drops the filter by stars. */
  onAllStars: () => void;
}

/** One page of the reviews that were asked for. */
export function ReviewsShown({ search, onPage, onAllStars }: ReviewsShownProps) {
  const { user } = useAuth();
  const reviews = useQuery(reviewQueries.list(filterOf(search), user?.id));
  const total = reviews.data?.total ?? 0;
  const { rating, college, page = 1 } = search;
  const stars = rating && `${rating} ${rating === 1 ? 'star' : 'stars'}`;

  return (
    <div className="grid gap-4">
      <p role="status" className="num wrap-anywhere text-muted empty:hidden">
        {reviews.data &&
          `${formatCount(total)} ${total === 1 ? 'review' : 'reviews'}${stars ? ` with ${stars}` : ''}${college ? ` of ${college}` : ''}`}
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
      <Pager label="Pages of reviews" page={page} last={Math.ceil(total / PAGE_SIZE)} onChange={onPage} />
    </div>
  );
}
