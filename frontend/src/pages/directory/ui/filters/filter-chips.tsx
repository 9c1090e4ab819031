import { FilterChips as Chips } from '@/shared/ui/filter-chips';
import { activeFilters, clearAllFiltersChange } from '../../model/active-filters';
import type { DirectorySearch } from '../../model/search';
import type { ChangeSearch } from '../../model/use-comparison';

interface FilterChipsProps {
  search: DirectorySearch;
  change: ChangeSearch;
}

/** The active filters of the directory. */
export function FilterChips({ search, change }: FilterChipsProps) {
  return (
    <Chips
      filters={activeFilters(search)}
      onRemove={({ remove }) => change(remove)}
      onClear={() => change(clearAllFiltersChange())}
      results="results"
    />
  );
}
