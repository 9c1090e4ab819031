import type { QueryClient } from '@tanstack/react-query';
import { prefetchConnectionRequests } from '@/features/connection';
import { prefetchOnboarding } from '@/features/onboarding';
import { dashboardQueries, type User } from '@/shared/api';

const WAITS_AT_MOST_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Asks for what stands on top of the dashboard before that is shown, so that nothing jumps when it comes. Waits not for long.
 */
export async function prefetchDashboard(queryClient: QueryClient, { id, emailVerified }: User): Promise<void> {
  await Promise.all([
    prefetchOnboarding(queryClient, id),
    Promise.race([
      Promise.all([
        emailVerified && prefetchConnectionRequests(queryClient, id),
        queryClient.prefetchQuery(dashboardQueries.stats(id)),
      ]),
      pause(WAITS_AT_MOST_MS),
    ]),
  ]);
}
