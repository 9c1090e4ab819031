import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { collegeQueries } from '@/entities/college';
import { isBadRequest, rejectionReasonOr } from '@/shared/api';
import { formatCountUpTo } from '@/shared/lib/format';
import { useDelayedLoading } from '@/shared/lib/held';
import { useSearchTerm } from '@/shared/lib/term';

/** The server counts the colleges that a search finds up to this number. */
const MAX_EXACT_COUNT = 1_000;

/** Returns how many colleges a search has found, as text: '1,000+' from the number on up to which they are counted. */
export const totalText = (total: number): string => formatCountUpTo(total, MAX_EXACT_COUNT);

/** A search whose term is stored in the URL: `q` is the term there, `onSearch` replaces it (see `useSearchTerm`). */
export function useCollegeSearch(q: string, onSearch: (q: string) => void) {
  const { text, type } = useSearchTerm(q, onSearch);
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
    failure: rejectionReasonOr(results.error, 'Search failed. Please try again.'),
    canRetry: !isBadRequest(results.error),
    isEmpty: data?.pages[0]?.total === 0 && !isSearching && !hasFailed,
    /** The displayed colleges belong to the previous term. */
    isStale: isSearching && data !== undefined,
    showsSkeleton: useDelayedLoading(isSearching && data === undefined) && data === undefined && term !== '',
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
