import type { QueryClient } from '@tanstack/react-query';
import { collegeQueries } from '@/entities/college';

/** Loads the number of colleges, which is part of the first sentence: shown later, it would move the page. */
export const prefetchLanding = (queryClient: QueryClient): Promise<void> =>
  queryClient.prefetchQuery(collegeQueries.count());
