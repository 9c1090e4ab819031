import type { CollegeFacets } from '@/shared/api';
import { formatCount } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { activeFilters, filterInWords, without, withoutAll } from '../../model/active-filters';
import type { DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';

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
  if (activeFilters(search).length === 0) {
    return <p className="card p-8 text-center text-lg text-muted">No college data available</p>;
  }
  return (
    <div className="card grid justify-items-center gap-4 p-8 text-center wrap-anywhere">
      <p className="text-lg">No colleges found matching your search criteria</p>
      {facets?.without.map(({ filter, total }) => (
        <Button key={filter} variant="quiet" onClick={() => widen(without(filter))}>
          Without {filterInWords(search, filter)} there {total === 1 ? 'is' : 'are'} {formatCount(total)}
        </Button>
      ))}
      <Button variant="plain" onClick={() => widen(withoutAll())}>
        Clear all filters
      </Button>
    </div>
  );
}
