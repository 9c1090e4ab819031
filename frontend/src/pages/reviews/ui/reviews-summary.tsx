import { useQuery } from '@tanstack/react-query';
import { RatingSummary, reviewQueries } from '@/features/college-reviews';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { selectedCollege, type ReviewsSearch } from '../model/reviews-search';

interface ReviewsSummaryProps {
  search: ReviewsSearch;
  onFilter: (rating: number | undefined) => void;
}

/** The rating summary of one college or of all. */
export function ReviewsSummary({ search, onFilter }: ReviewsSummaryProps) {
  const summary = useQuery(reviewQueries.summary(selectedCollege(search)));
  if (summary.isError) {
    return <ErrorPanel message={toErrorSentence(summary.error)} onRetry={() => void summary.refetch()} />;
  }
  if (!summary.data) return <Skeleton className="h-72" />;
  return (
    <section aria-labelledby="ratings" className="card p-5">
      <h2 id="ratings" className="mb-2 text-xl wrap-anywhere">
        {search.college ? `Ratings of ${search.college}` : 'All ratings'}
      </h2>
      <RatingSummary summary={summary.data} rating={search.rating} onFilter={onFilter} />
    </section>
  );
}
