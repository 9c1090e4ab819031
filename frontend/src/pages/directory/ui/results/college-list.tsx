import type { RefObject } from 'react';
import { CollegeRow, collegesErrorMessage } from '@/entities/college';
import { AlumniAlert } from '@/features/alumni-alert';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { CompareToggle } from '@/features/compare-colleges';
import { SaveCollegeButton } from '@/features/save-college';
import { ApiError } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { useDelayedLoading } from '@/shared/lib/held';
import { Pager, usePageChange } from '@/shared/ui/pager';
import { ErrorPanel } from '@/shared/ui/panel';
import { COLLEGES_PER_PAGE, type CollegeFacets } from '../../api/directory';
import { YOUR_PRICE_SORT } from '../../model/choices';
import { rankedFigure } from '../../model/ranked-figure';
import { toCollegeOrder, type DirectorySearch } from '../../model/search';
import { useCollegePage } from '../../model/use-college-page';
import type { ChangeSearch, Comparison } from '../../model/use-comparison';
import { BudgetNotice } from './budget-notice';
import { EmptyResults } from './empty-results';
import { ListSkeleton } from './list-skeleton';
import { PlaceField } from './place-field';

interface CollegeListProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  comparison: Comparison;
  change: ChangeSearch;
  /** Gets the focus after a change of page. */
  heading: RefObject<HTMLElement | null>;
}

/** The matching colleges, ten per page. */
export function CollegeList({ search, facets, comparison, change, heading }: CollegeListProps) {
  const { page, data, error, isPending, isPlaceholderData, overBudget, refetch } = useCollegePage(search);
  const showsSkeleton = useDelayedLoading(isPending) && isPending;
  const { last, turnTo } = usePageChange({
    page,
    perPage: COLLEGES_PER_PAGE,
    data,
    isPlaceholderData,
    heading,
    change,
  });

  const fieldError = error instanceof ApiError && error.fieldErrors.find(({ field }) => field === 'near');
  const placeError = fieldError ? fieldError.message : undefined;

  return (
    <div className="grid grid-cols-1 gap-4">
      {search.sort === 'distance' && (
        <div className="max-w-96 print:hidden">
          <PlaceField near={search.near} onChoose={(near) => change({ near })} error={placeError} />
        </div>
      )}
      <BudgetNotice count={overBudget} />
      {error && !placeError && <ErrorPanel message={collegesErrorMessage(error)} onRetry={() => void refetch()} />}
      {!error && showsSkeleton && <ListSkeleton />}
      {!error && data?.total === 0 && overBudget === 0 && !isPlaceholderData && (
        <EmptyResults search={search} facets={facets} change={change} />
      )}
      {!error && data && last && data.items.length > 0 && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
          <p className="flex flex-wrap justify-between gap-x-4 text-muted max-sm:hidden">
            <span className="num">{shownRangeText(isPlaceholderData ? undefined : page, data.total)}</span>
            {isSortedByPopularity(search) && (
              <span className="text-sm">
                Sorted by views and saves here in the last 30 days, then by the number of applicants (estimated from
                enrollment and acceptance rate)
              </span>
            )}
          </p>
          <ul
            className={`grid grid-cols-1 gap-4 transition-opacity duration-200 ${isPlaceholderData ? 'opacity-60' : ''}`}
          >
            {data.items.map((college) => (
              <li key={college.id}>
                <CollegeRow
                  college={college}
                  heading="h3"
                  ranked={rankedFigure(search.sort, college)}
                  actions={
                    <>
                      <SaveCollegeButton college={college} />
                      <CompareToggle
                        name={college.name}
                        isPressed={comparison.has(college.id)}
                        onClick={() => comparison.toggle(college.id)}
                      />
                    </>
                  }
                  noAlumni={
                    <AlumniAlert
                      college={college}
                      howToConfirm={<ConfirmEmailNotice />}
                      className="relative justify-self-start"
                    />
                  }
                />
              </li>
            ))}
          </ul>
          <Pager label="Pages of colleges" page={Math.min(page, last)} last={last} onChange={turnTo} />
        </div>
      )}
    </div>
  );
}

const isSortedByPopularity = (search: DirectorySearch) =>
  search.sort !== YOUR_PRICE_SORT && toCollegeOrder(search).sort === 'popularity';

function shownRangeText(page: number | undefined, total: number): string {
  if (page === undefined) return 'Loading';
  const first = (page - 1) * COLLEGES_PER_PAGE + 1;
  const last = Math.min(total, page * COLLEGES_PER_PAGE);
  if (total === 1) return 'Showing 1 college';
  return `Showing ${formatCount(first)}–${formatCount(last)} of ${formatCount(total)} colleges`;
}
