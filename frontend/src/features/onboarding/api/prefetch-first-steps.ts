import type { QueryClient } from '@tanstack/react-query';
import { onboardingQueries } from '@/shared/api';

const WAITS_AT_MOST_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks for the first steps before the page that they stand on top of is shown, so that nothing jumps when they come.
 * Waits only the first time, and not for long.
 */
export async function prefetchFirstSteps(queryClient: QueryClient, viewer: number): Promise<void> {
  const query = onboardingQueries.of(viewer);
  if (queryClient.getQueryState(query.queryKey)) return;
  await Promise.race([queryClient.prefetchQuery(query), pause(WAITS_AT_MOST_MS)]);
}
