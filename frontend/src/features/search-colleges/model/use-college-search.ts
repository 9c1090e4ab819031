import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { collegeQueries } from '@/shared/api';
import { useHeld } from '@/shared/lib/held';

const DEBOUNCE_MS = 300;

/**
 * A search whose term lives in the address: `q` is the term there, `onSearch` puts another one there. What is typed
 * waits 300 ms before it becomes the term; an emptied box takes effect at once.
 */
export function useCollegeSearch(q: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);

  const search = useDebouncedCallback((term: string) => {
    setSent(term);
    onSearch(term);
  }, DEBOUNCE_MS);

  // The address changed and it was not us: a step back in history, or a link.
  if (q !== seen) {
    setSeen(q);
    if (q !== sent) {
      setSent(q);
      setText(q);
    }
  }

  function type(next: string) {
    setText(next);
    search(next.trim());
    if (!next.trim()) search.flush();
  }

  const results = useInfiniteQuery({ ...collegeQueries.search(q), placeholderData: keepPreviousData });
  const term = text.trim();
  const isActive = term !== '' && q !== '';
  const data = isActive ? results.data : undefined;
  const isSearching = term !== '' && (term !== q || results.isPlaceholderData || results.isPending);
  const hasFailed = isActive && !isSearching && results.isError && !results.isFetchNextPageError;

  return {
    text,
    type,
    colleges: hasFailed ? [] : (data?.pages.flatMap((page) => page.colleges) ?? []),
    total: data?.pages[0]?.total ?? 0,
    isSearching,
    hasFailed,
    /** The colleges on show belong to the term before. */
    isStale: isSearching && data !== undefined,
    showsSkeleton: useHeld(isSearching && data === undefined) && data === undefined && term !== '',
    retry: () => void results.refetch(),
    more: {
      exist: isActive && !isSearching && results.hasNextPage,
      isLoading: results.isFetchingNextPage,
      hasFailed: results.isFetchNextPageError,
      load: () => void results.fetchNextPage(),
    },
  };
}

export type CollegeSearch = ReturnType<typeof useCollegeSearch>;
