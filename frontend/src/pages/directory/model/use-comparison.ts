import { useEffect, useEffectEvent, useState } from 'react';
import { useComparedColleges, addToComparison } from '@/entities/college';
import type { ChangeComparedColleges } from '@/features/compare-colleges';
import { comparedIds, isComparing, type DirectorySearch } from './search';

export type ChangeSearch = (change: Partial<DirectorySearch>, how?: { replace: boolean }) => void;

/**
 * The colleges that are selected for comparison, for all pages. While the comparison is open, its colleges are in the
 * URL. Those of a URL, such as a shared one, become the selection only when one of them is added or removed.
 */
export function useComparison(search: DirectorySearch, change: ChangeSearch) {
  const comparedColleges = useComparedColleges();
  const isOpen = isComparing(search);
  const [isRefused, setIsRefused] = useState(false);
  /** The view from which the comparison was opened on this page; undefined if the URL opened it. */
  const [before, setBefore] = useState<'list' | 'map' | undefined>();
  const { compare, view } = search;
  const ids = compare === undefined ? comparedColleges.ids : comparedIds(search);

  // They were selected beside a list, whose URL doesn't need them.
  const takeFromAddress = useEffectEvent((named: string) => {
    if (comparedColleges.ids.length === 0) comparedColleges.replaceWith(comparedIds({ compare: named }));
    change({ compare: undefined, view: view === 'map' ? view : undefined }, { replace: true });
  });
  useEffect(() => {
    if (compare !== undefined && !isOpen) takeFromAddress(compare);
  }, [compare, isOpen]);

  function collect(next: readonly number[]) {
    setIsRefused(false);
    comparedColleges.replaceWith(next);
  }

  function show(next: readonly number[]) {
    const left = next.join(',') || undefined;
    comparedColleges.replaceWith(next);
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
      const next = addToComparison(ids, id);
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
    /** Adds a college to the open comparison, or removes one; it closes with the last one. */
    changeOpen: (next: ChangeComparedColleges) => show(next(ids)),
  };
}

export type Comparison = ReturnType<typeof useComparison>;
