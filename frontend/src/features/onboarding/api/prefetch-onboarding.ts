import type { QueryClient } from '@tanstack/react-query';
import { onboardingQueries } from './onboarding';

const MAX_WAIT_MS = 300;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Loads the onboarding before the page that offers it is shown, to avoid a layout shift. Waits only the first time, and
 * for a limited time.
 */
export async function prefetchOnboarding(queryClient: QueryClient, viewer: number): Promise<void> {
  const query = onboardingQueries.of(viewer);
  if (queryClient.getQueryState(query.queryKey)) return;
  await Promise.race([queryClient.prefetchQuery(query), sleep(MAX_WAIT_MS)]);
}
