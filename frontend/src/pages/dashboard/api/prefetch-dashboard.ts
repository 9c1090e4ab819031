import type { QueryClient } from '@tanstack/react-query';
import { dashboardQueries } from '@/entities/dashboard';
import { prefetchConnectionRequests } from '@/features/connection';
import { prefetchOnboarding } from '@/features/onboarding';
import type { User } from '@/shared/auth';

const MAX_WAIT_MS = 300;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Prefetches the content at the top of the dashboard, to avoid a layout shift. Waits only for a limited time. */
export async function prefetchDashboard(queryClient: QueryClient, { id, emailVerified }: User): Promise<void> {
  await Promise.all([
    prefetchOnboarding(queryClient, id),
    Promise.race([
      Promise.all([
        emailVerified && prefetchConnectionRequests(queryClient, id),
        queryClient.prefetchQuery(dashboardQueries.stats(id)),
      ]),
      pause(MAX_WAIT_MS),
    ]),
  ]);
}
