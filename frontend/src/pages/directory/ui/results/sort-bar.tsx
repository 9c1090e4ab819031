import { ArrowDownWideNarrow, ArrowUpNarrowWide } from 'lucide-react';
import { useId } from 'react';
import type { CollegeSort } from '@/shared/api';
import { Select } from '@/shared/ui/select';
import { SORT_NAMES, SORTS } from '../../model/choices';
import type { DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';
import { PlaceField } from './place-field';

interface SortBarProps {
  search: DirectorySearch;
  /** The server does not know the place in the address. */
  placeError: string | undefined;
  change: Change;
}

export function SortBar({ search, placeError, change }: SortBarProps) {
  const id = useId();
  const { sort } = search;
  const look = sort && SORTS[sort];
  const order = search.order ?? look?.order ?? 'asc';
  const other = order === 'asc' ? 'desc' : 'asc';
  const OrderIcon = order === 'asc' ? ArrowUpNarrowWide : ArrowDownWideNarrow;
  // With a search term the best answers come first unless another order is asked for.
  const byDefault = search.q ? 'Best match' : SORTS.name.label;

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3 print:hidden">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          Sort by
        </label>
        <div className="flex gap-2">
          <Select
            id={id}
            value={sort ?? ''}
            onChange={(event) => {
              const next = (event.target.value || undefined) as CollegeSort | undefined;
              change({ sort: next, order: undefined, near: next === 'distance' ? search.near : undefined });
            }}
          >
            <option value="">{byDefault}</option>
            {SORT_NAMES.filter((name) => search.q !== undefined || name !== 'name').map((name) => (
              <option key={name} value={name}>
                {SORTS[name].label}
              </option>
            ))}
          </Select>
          {(look || !search.q) && (
            <button
              type="button"
              onClick={() => change({ sort: sort ?? 'name', order: other })}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-control bg-surface px-3 text-sm font-semibold text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft"
            >
              <OrderIcon size={18} aria-hidden="true" />
              <span className="sr-only">Order: </span>
              {(look ?? SORTS.name)[order]}
            </button>
          )}
        </div>
      </div>
      {sort === 'distance' && (
        <div className="min-w-56 flex-1">
          <PlaceField near={search.near} onChoose={(near) => change({ near })} error={placeError} />
        </div>
      )}
    </div>
  );
}
