import { formatCount } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';
import { Stars } from '@/shared/ui/stars';
import type { ReviewSummary } from '../api/reviews';

interface RatingSummaryProps {
  summary: ReviewSummary;
  rating: number | undefined;
  /** Filters by reviews with these stars; undefined removes the filter. */
  onFilter: (rating: number | undefined) => void;
}

/**
 * The mean rating and its distribution, with a bar per number of stars that filters the reviews. Shown from three
 * reviews on.
 */
export function RatingSummary({ summary: { count, average, distribution }, rating, onFilter }: RatingSummaryProps) {
  if (average === null || !distribution) {
    return (
      <p className="text-muted">
        {plural(count, { '=0': 'No ratings yet.', one: '# review so far.', other: '# reviews so far.' })} We show an
        average after three reviews.
      </p>
    );
  }
  const max = Math.max(...distribution, 1);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3">
        <span className="font-display text-4xl font-bold">{average.toFixed(1)}</span>
        <span>
          <span aria-hidden="true">
            <Stars rating={average} />
          </span>
          <span className="block text-sm text-muted">
            <span className="sr-only">of 5, </span>from {formatCount(count)} reviews
          </span>
        </span>
      </p>
      <ul className="mt-3 grid" aria-label="Filter reviews by star rating">
        {[5, 4, 3, 2, 1].map((stars) => {
          const reviews = distribution[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={stars === rating}
                disabled={reviews === 0 && stars !== rating}
                onClick={() => onFilter(stars === rating ? undefined : stars)}
                className="num flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-2 text-left hover:bg-sunken disabled:cursor-default disabled:hover:bg-transparent aria-pressed:bg-ivy-soft aria-pressed:text-on-ivy-soft forced-colors:aria-pressed:outline-2"
              >
                <span className="w-14 shrink-0">{plural(stars, { one: '# star', other: '# stars' })}</span>
                <span aria-hidden="true" className="h-3 flex-1 overflow-hidden rounded-full bg-grey-soft">
                  <span
                    className="block h-full rounded-full bg-c1 forced-colors:bg-[CanvasText]"
                    style={{ width: `${(reviews / max) * 100}%` }}
                  />
                </span>
                <span className="w-8 shrink-0 text-right">
                  {formatCount(reviews)}
                  <span className="sr-only"> reviews</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
