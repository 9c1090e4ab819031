import { useId } from 'react';
import type { AlumniSort } from '@/entities/alum';
import { Select } from '@/shared/ui/select';
import { SORT_LABELS, type ChangeSearch, type FinderSearch } from '../model/search';

export function SortSelect({ search, change }: { search: FinderSearch; change: ChangeSearch }) {
  const id = useId();
  return (
    <div className="flex items-center gap-2 print:hidden">
      <label htmlFor={id} className="font-semibold whitespace-nowrap">
        Sort by
      </label>
      <Select
        id={id}
        value={search.sort ?? 'match'}
        onChange={({ target }) =>
          change({ sort: target.value === 'match' ? undefined : (target.value as AlumniSort) }, { replace: true })
        }
      >
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
