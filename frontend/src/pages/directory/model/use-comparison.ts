import { useEffect, useEffectEvent, useState } from 'react';
import { useComparedColleges, addComparedCollege } from '@/entities/college';
import { comparedIds, isComparing, type DirectorySearch } from './search';

export type ChangeSearch = (change: Partial<DirectorySearch>, how?: { replace: boolean }) => void;

/**
 * The colleges that are selected for comparison. They are kept for all pages of the browser tab. While the comparison
 * is open, they are also in the URL, and the colleges in the URL become the selection.
 */
export function useComparison(search: DirectorySearch, change: ChangeSearch) {
  const collected = useComparedColleges();
  const isOpen = isComparing(search);
  const [isRefused, setIsRefused] = useState(false);
  /** The view from which the comparison was opened on this page; undefined if the URL opened it. */
  const [before, setBefore] = useState<'list' | 'map' | undefined>();
  const { compare, view } = search;
  const ids = compare === undefined ? collected.ids : comparedIds(search);

  const readFromAddress = useEffectEvent((named: string) => {
    collected.replaceWith(comparedIds({ compare: named }));
    // They were selected beside a list, whose URL doesn't need them.
    if (!isOpen) change({ compare: undefined, view: view === 'map' ? view : undefined }, { replace: true });
  });
  useEffect(() => {
    if (compare !== undefined) readFromAddress(compare);
  }, [compare, isOpen]);

  function collect(next: readonly number[]) {
    setIsRefused(false);
    collected.replaceWith(next);
  }

  function show(next: readonly number[]) {
    const left = next.join(',') || undefined;
    collected.replaceWith(next);
    change({ compare: left, ...(left ? {} : { view: before === 'map' ? before : undefined }) }, { replace: true });
  }

  return {
    ids,
    /** Whether the comparison was opened on this page, not by its URL. */
    wasOpenedHere: before !== undefined,
    isOpen,
    has: (id: number) => ids.includes(id),
    /** Whether the last attempt to add a college exceeded the maximum. */
    isRefused,
    toggle: (id: number) => {
      if (ids.includes(id)) return collect(ids.filter((other) => other !== id));
      const next = addComparedCollege(ids, id);
      if (next === ids) setIsRefused(true);
      else collect(next);
    },
    clear: () => collect([]),
    open: () => {
      setIsRefused(false);
      setBefore(view ?? 'list');
      change({ compare: ids.join(','), view: undefined, tab: undefined });
    },
    close: () => change({ compare: undefined, view: before === 'map' ? before : undefined }),
    /** Adds a college to the open comparison. */
    add: (id: number) => show(addComparedCollege(ids, id)),
    /** Removes a college from the open comparison, which closes with the last one. */
    drop: (id: number) => show(ids.filter((other) => other !== id)),
  };
}

export type Comparison = ReturnType<typeof useComparison>;
