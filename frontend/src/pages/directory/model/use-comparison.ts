import { useState } from 'react';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { comparedIds, isComparing, type DirectorySearch } from './search';

export type Change = (change: Partial<DirectorySearch>, how?: { replace: boolean }) => void;

/** The colleges that someone collects to compare; they are kept in the address. */
export function useComparison(search: DirectorySearch, change: Change) {
  const ids = comparedIds(search);
  const [isRefused, setIsRefused] = useState(false);
  const [before, setBefore] = useState(search.view);
  if (search.view !== undefined && search.view !== before) setBefore(search.view);

  function collect(next: number[]) {
    setIsRefused(false);
    const compare = next.join(',') || undefined;
    // A list that nothing is collected beside needs no name in the address.
    const view = search.view === 'map' ? 'map' : compare ? 'list' : undefined;
    change({ compare, view }, { replace: true });
  }

  return {
    ids,
    /** Someone put these together here; otherwise the address brought them. */
    wasCollected: before !== undefined,
    isOpen: isComparing(search),
    has: (id: number) => ids.includes(id),
    /** The last attempt to add a college found no room. */
    isRefused,
    toggle(id: number) {
      if (ids.includes(id)) collect(ids.filter((other) => other !== id));
      else if (ids.length < MAX_COMPARED_COLLEGES) collect([...ids, id]);
      else setIsRefused(true);
    },
    clear: () => collect([]),
    open: () => change({ view: undefined, tab: undefined }),
    close: () => change({ view: before ?? 'list' }),
    /** Takes a college out of the comparison that is on show. */
    drop(id: number) {
      const left = ids.filter((other) => other !== id);
      if (left.length > 0) change({ compare: left.join(',') }, { replace: true });
      else change({ compare: undefined, view: before === 'map' ? 'map' : undefined });
    },
  };
}

export type Comparison = ReturnType<typeof useComparison>;
