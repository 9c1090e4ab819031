import { FilterChips as Chips } from '@/shared/ui/filter-chips';
import { activeFilters, withoutAll } from '../../model/active-filters';
import type { DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';

interface FilterChipsProps {
  search: DirectorySearch;
  change: Change;
}

/** The active filters of the directory. */
export function FilterChips({ search, change }: FilterChipsProps) {
  return (
    <Chips
      filters={activeFilters(search)}
      onRemove={({ remove }) => change(remove)}
      onClear={() => change(withoutAll())}
      results="results"
    />
  );
}
