import type { QueryClient } from '@tanstack/react-query';
import { countSurplusColleges, loadComparedColleges, parseCollegeIds } from '@/features/compare-colleges';
import { comparisonHeadTags } from './comparison-head';

const EMPTY_HEAD = {
  title: 'Compare colleges',
  description:
    'Compare tuition, admission rates and graduation rates of up to four US colleges. You don’t need an account.',
  canonical: '/compare',
};

const NOT_FOUND_HEAD = {
  title: 'Colleges Not Found',
  description: "The colleges you're looking for don't exist or have been removed.",
  canonical: null,
};

/**
 * Loads the colleges of a comparison, which stay in the cache of queries.
 * @param text the colleges in the URL, such as '1,2,3'
 * @returns the head of the page, the IDs, how many colleges are too many, and whether none of the colleges exists
 */
export async function loadComparison(queryClient: QueryClient, text: string | undefined) {
  const ids = parseCollegeIds(text);
  if (ids.length === 0) return { ids, surplus: 0, isMissing: false, head: EMPTY_HEAD };
  const colleges = await loadComparedColleges(queryClient, ids);
  const isMissing = colleges.length === 0;
  return {
    ids,
    surplus: countSurplusColleges(text),
    isMissing,
    head: isMissing ? NOT_FOUND_HEAD : comparisonHeadTags(colleges),
  };
}
