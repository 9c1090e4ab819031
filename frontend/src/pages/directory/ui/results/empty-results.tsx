import type { CollegeFacets } from '@/shared/api';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { LONGER_TYPES } from '../../model/choices';
import { activeFilters, filterInWords, without, withoutAll } from '../../model/active-filters';
import { includesShort, shortChange, type DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';
import { hiddenShort } from '../filters/short-schools-notice';

interface EmptyResultsProps {
  search: DirectorySearch;
  facets: CollegeFacets | undefined;
  change: Change;
}

/** Nothing was found: which filter stands in the way, and how much there is without it. */
export function EmptyResults({ search, facets, change }: EmptyResultsProps) {
  // The button goes with the filter it takes away; reading goes on with what is found.
  const widen = (next: Partial<DirectorySearch>) => {
    change(next);
    document.getElementById('results')?.focus();
  };
  const short = hiddenShort(search, facets);
  if (short === 0 && activeFilters(search).length === 0) {
    return <p className="card p-8 text-center text-lg text-muted">No college data available</p>;
  }
  return (
    <div className="card grid justify-items-center gap-4 p-8 text-center wrap-anywhere">
      <p className="text-lg">No colleges found matching your search criteria</p>
      {short > 0 && (
        <Button variant="quiet" onClick={() => widen(shortChange(search, true))}>
          {plural(short, {
            one: 'Show # school of less than two years',
            other: 'Show # schools of less than two years',
          })}
        </Button>
      )}
      {others(search, facets).map(({ filter, total }) => (
        <Button key={filter} variant="quiet" onClick={() => widen(without(filter))}>
          {plural(
            total,
            { one: 'Show # college without {filter}', other: 'Show # colleges without {filter}' },
            { filter: filterInWords(search, filter) },
          )}
        </Button>
      ))}
      <Button variant="plain" onClick={() => widen(withoutAll())}>
        Clear all filters
      </Button>
    </div>
  );
}

/** What there is without one of the filters. The types are counted here where they leave the short schools out. */
function others(search: DirectorySearch, facets: CollegeFacets | undefined): CollegeFacets['without'] {
  const without = facets?.without.filter(({ filter }) => filter !== 'types' || search.types !== undefined) ?? [];
  if (!facets || includesShort(search)) return without;
  const longer = facets.types.filter(({ value }) => LONGER_TYPES.includes(value));
  const total = longer.reduce((sum, { count }) => sum + count, 0);
  return without.flatMap((one) => {
    if (one.filter !== 'types') return [one];
    return total > 0 ? [{ ...one, total }] : [];
  });
}
