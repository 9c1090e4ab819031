import { X } from 'lucide-react';
import { useRef } from 'react';

interface FilterChipsProps<Filter> {
  filters: readonly Filter[];
  onRemove: (filter: Filter) => void;
  onClear: () => void;
  /** ID of the element that takes the focus after the last filter is removed. */
  results: string;
}

/** The active filters, each of which can be removed. */
export function FilterChips<Filter extends { key: string; label: string }>({
  filters,
  onRemove,
  onClear,
  results,
}: FilterChipsProps<Filter>) {
  const list = useRef<HTMLUListElement>(null);

  // The button is removed with its filter; the focus moves to its neighbor, or to the results after the last one.
  function focusNeighbor(index: number) {
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button');
      (buttons?.[Math.min(index, (buttons.length || 1) - 1)] ?? document.getElementById(results))?.focus();
    });
  }

  if (filters.length === 0) return null;
  return (
    <ul ref={list} aria-label="Active filters" className="flex flex-wrap items-center gap-2 print:hidden">
      {filters.map((filter, index) => (
        <li key={filter.key} className="min-w-0">
          <button
            type="button"
            onClick={() => {
              onRemove(filter);
              focusNeighbor(index);
            }}
            className="flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full bg-ivy-soft py-1 pr-2 pl-3 text-sm font-semibold text-on-ivy-soft hover:outline-1 hover:outline-ivy max-lg:min-h-11"
          >
            <span className="sr-only">Remove filter </span>
            <span className="truncate">{filter.label}</span>
            <X size={16} aria-hidden="true" className="shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => {
            onClear();
            focusNeighbor(0);
          }}
          className="link min-h-9 cursor-pointer px-1 text-sm font-semibold max-lg:min-h-11"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
