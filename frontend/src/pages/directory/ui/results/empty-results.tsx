import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import type { CollegeFacets } from '../../api/directory';
import { TYPES_EXCEPT_SUB_TWO_YEAR } from '../../model/choices';
import { activeFilters, describeFilter, clearFilterChange, clearAllFiltersChange } from '../../model/active-filters';
import { includesSubTwoYear, toggleSubTwoYear, type DirectorySearch } from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';
import { countHiddenSubTwoYear } from '../filters/sub-two-year-schools-notice';

interface EmptyResultsProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  change: ChangeSearch;
}

/** Shown when nothing matches: which filters can be removed, and how many colleges match without each. */
export function EmptyResults({ search, facets, change }: EmptyResultsProps) {
  // The button is removed with its filter, so the focus moves to the results.
  const widenSearch = (next: Partial<DirectorySearch>) => {
    change(next);
    document.getElementById('results')?.focus();
  };
  const short = countHiddenSubTwoYear(search, facets);
  if (short === 0 && activeFilters(search).length === 0) {
    return <p className="card p-8 text-center text-lg text-muted">No college data available</p>;
  }
  return (
    <div className="card grid justify-items-center gap-4 p-8 text-center wrap-anywhere">
      <p className="text-lg">No colleges found matching your search criteria</p>
      {short > 0 && (
        <Button variant="quiet" onClick={() => widenSearch(toggleSubTwoYear(search, true))}>
          {plural(short, {
            one: 'Show # college with only short programs (under 2 years)',
            other: 'Show # colleges with only short programs (under 2 years)',
          })}
        </Button>
      )}
      {removableFilterCounts(search, facets).map(({ filter, total }) => (
        <Button key={filter} variant="quiet" onClick={() => widenSearch(clearFilterChange(filter))}>
          {plural(
            total,
            { one: 'Remove {filter} to see # college', other: 'Remove {filter} to see # colleges' },
            { filter: describeFilter(search, filter) },
          )}
        </Button>
      ))}
      <Button variant="plain" onClick={() => widenSearch(clearAllFiltersChange())}>
        Clear all filters
      </Button>
    </div>
  );
}

/**
 * Returns how many colleges match without each filter. Without the types, they are counted here if short schools are
 * hidden.
 */
function removableFilterCounts(search: DirectorySearch, facets: CollegeFacets | undefined): CollegeFacets['without'] {
  const without = facets?.without.filter(({ filter }) => filter !== 'types' || search.types !== undefined) ?? [];
  if (!facets || includesSubTwoYear(search)) return without;
  const typesExceptSubTwoYear = facets.types.filter(({ value }) => TYPES_EXCEPT_SUB_TWO_YEAR.includes(value));
  const total = typesExceptSubTwoYear.reduce((sum, { count }) => sum + count, 0);
  return without.flatMap((one) => {
    if (one.filter !== 'types') return [one];
    return total > 0 ? [{ ...one, total }] : [];
  });
}
