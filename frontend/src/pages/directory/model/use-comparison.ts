import { useEffect, useEffectEvent, useState } from 'react';
import { useComparedColleges, withCompared } from '@/entities/college';
import { comparedIds, isComparing, type DirectorySearch } from './search';

export type Change = (change: Partial<DirectorySearch>, how?: { replace: boolean }) => void;

/**
 * The colleges that someone collects to compare. They are kept for all pages of the tab; the address names them while the
 * comparison is on show, and what it shows becomes the collection.
 */
export function useComparison(search: DirectorySearch, change: Change) {
  const collected = useComparedColleges();
  const isOpen = isComparing(search);
  const [isRefused, setIsRefused] = useState(false);
  /** The view from which the comparison was opened here. */
  const [before, setBefore] = useState<'list' | 'map' | undefined>();
  const { compare, view } = search;
  const ids = compare === undefined ? collected.ids : comparedIds(search);

  const takeFromAddress = useEffectEvent((named: string) => {
    collected.replaceWith(comparedIds({ compare: named }));
    // Collected beside a list: the address of the list doesn't need them.
    if (!isOpen) change({ compare: undefined, view: view === 'map' ? view : undefined }, { replace: true });
  });
  useEffect(() => {
    if (compare !== undefined) takeFromAddress(compare);
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
    /** Someone opened the comparison here; otherwise the address did. */
    wasOpenedHere: before !== undefined,
    isOpen,
    has: (id: number) => ids.includes(id),
    /** The last attempt to add a college found no room. */
    isRefused,
    toggle: (id: number) => {
      if (ids.includes(id)) return collect(ids.filter((other) => other !== id));
      const next = withCompared(ids, id);
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
    /** Adds a college to the comparison that is on show. */
    add: (id: number) => show(withCompared(ids, id)),
    /** Takes a college out of the comparison that is on show, which ends with the last one. */
    drop: (id: number) => show(ids.filter((other) => other !== id)),
  };
}

export type Comparison = ReturnType<typeof useComparison>;
