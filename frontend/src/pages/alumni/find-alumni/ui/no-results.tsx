import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { alumniQueries } from '@/entities/alum';
import { plural } from '@/shared/lib/plural';
import { Button, buttonStyles } from '@/shared/ui/button';
import {
  filterPhrase,
  activeFilterNames,
  clearFilterChange,
  clearAllFiltersChange,
  type FilterName,
} from '../model/active-filters';
import { toAlumniPageQuery, type ChangeSearch, type FinderSearch } from '../model/search';

interface NoResultsProps {
  viewer: number;
  search: FinderSearch;
  change: ChangeSearch;
}

/** Shown when no one was found: which filter to remove, and how many alumni there are without it. */
export function NoResults({ viewer, search, change }: NoResultsProps) {
  const filters = activeFilterNames(search);
  // The button disappears with the filter it removes, so the focus moves to the results.
  const widenSearch = (next: Partial<FinderSearch>) => {
    change(next);
    document.getElementById('results')?.focus();
  };
  if (filters.length === 0 && search.view === 'connected') {
    return (
      <div className="card grid justify-items-center gap-4 p-8 text-center">
        <p className="text-lg">You’re not connected with any alumni yet.</p>
        <Link to="/find-alumni" className={buttonStyles({})}>
          Find alumni
        </Link>
      </div>
    );
  }
  if (filters.length === 0) {
    return <p className="card p-8 text-center text-lg text-muted">No alumni have joined yet.</p>;
  }
  return (
    <div className="card grid justify-items-center gap-4 p-8 text-center wrap-anywhere">
      <p className="text-lg">No alumni found for these filters</p>
      {filters.map((filter) => (
        <RemoveFilterButton
          key={filter}
          viewer={viewer}
          search={search}
          filter={filter}
          onChoose={() => widenSearch(clearFilterChange(filter))}
        />
      ))}
      <Button variant="plain" onClick={() => widenSearch(clearAllFiltersChange())}>
        Clear all filters
      </Button>
    </div>
  );
}

interface RemoveFilterButtonProps {
  viewer: number;
  search: FinderSearch;
  filter: FilterName;
  onChoose: () => void;
}

/** Offers to remove one filter, if that leads to results. */
function RemoveFilterButton({ viewer, search, filter, onChoose }: RemoveFilterButtonProps) {
  const widerQuery = toAlumniPageQuery({ ...search, ...clearFilterChange(filter), sort: undefined, page: undefined });
  const { data } = useQuery(alumniQueries.page(widerQuery, viewer));
  if (!data?.total) return null;
  return (
    <Button variant="quiet" onClick={onChoose}>
      {plural(
        data.total,
        { one: 'Remove {filter} to see # alum', other: 'Remove {filter} to see # alumni' },
        { filter: filterPhrase(search, filter) },
      )}
    </Button>
  );
}
