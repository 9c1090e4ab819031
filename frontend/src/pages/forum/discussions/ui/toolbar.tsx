import { useId, type ReactNode } from 'react';
import type { DiscussionFilter, DiscussionSort } from '@/entities/discussion';
import { Select } from '@/shared/ui/select';
import { FILTER_LABELS, SORT_LABELS, type ChangeSearch, type ForumSearch } from '../model/search';
import { ForumSearchBox } from './search-box';

const TOGGLE_CLASSES =
  'min-h-11 cursor-pointer rounded-full border border-control px-4 font-semibold text-muted hover:text-ink aria-pressed:border-ivy aria-pressed:bg-ivy-soft aria-pressed:text-on-ivy-soft forced-colors:aria-pressed:outline-2';

interface ForumToolbarProps {
  search: ForumSearch;
  change: ChangeSearch;
  /** Control that opens more filters. */
  topics: ReactNode;
}

/** Search, filters and order of the list. */
export function ForumToolbar({ search, change, topics }: ForumToolbarProps) {
  const { q = '', filter, sort = 'active' } = search;
  const sortId = useId();
  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <ForumSearchBox term={q} onChange={(term) => change({ q: term || undefined }, { replace: true })} />
        {/* Search results are sorted by relevance. */}
        {!q && (
          <div className="flex items-center gap-2">
            <label htmlFor={sortId} className="text-muted max-sm:sr-only">
              Sort by
            </label>
            <Select
              id={sortId}
              value={sort}
              onChange={({ target: { value } }) =>
                change({ sort: value === 'active' ? undefined : (value as Exclude<DiscussionSort, 'active'>) })
              }
            >
              {Object.entries(SORT_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
        )}
        {topics}
      </div>
      <div role="group" aria-label="Show only" className="flex flex-wrap gap-2">
        {(Object.entries(FILTER_LABELS) as [DiscussionFilter, string][]).map(([value, label]) => (
          <button
            key={value}
            type="button"
            aria-pressed={filter === value}
            onClick={() => change({ filter: filter === value ? undefined : value })}
            className={TOGGLE_CLASSES}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
