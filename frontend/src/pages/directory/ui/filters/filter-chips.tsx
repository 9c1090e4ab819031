import { X } from 'lucide-react';
import { useRef } from 'react';
import { activeFilters, withoutAll } from '../../model/active-filters';
import type { DirectorySearch } from '../../model/search';
import type { Change } from '../../model/use-comparison';

interface FilterChipsProps {
  search: DirectorySearch;
  change: Change;
}

/** What is set, each to be taken away by itself. */
export function FilterChips({ search, change }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const filters = activeFilters(search);

  // The button goes with its filter; the focus goes to its neighbour, or where the list was.
  function focusBeside(index: number) {
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      (buttons?.[Math.min(index, (buttons.length || 1) - 1)] ?? document.getElementById('results'))?.focus();
    });
  }

  if (filters.length === 0) return null;
  return (
    <ul ref={list} aria-label="Active filters" className="flex flex-wrap items-center gap-2 print:hidden">
      {filters.map(({ key, label, remove }, index) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            onClick={() => {
              change(remove);
              focusBeside(index);
            }}
            className="flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full bg-ivy-soft py-1 pr-2 pl-3 text-sm font-semibold text-on-ivy-soft hover:outline-1 hover:outline-ivy max-lg:min-h-11"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{label}</span>
            <X size={16} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            change(withoutAll());
            focusBeside(0);
          }}
          className="link min-h-9 cursor-pointer px-1 text-sm font-semibold max-lg:min-h-11"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
