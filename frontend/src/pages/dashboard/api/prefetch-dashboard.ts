import type { QueryClient } from '@tanstack/react-query';
import { connectionQueries, connectionRequestQueries } from '@/entities/connection';
import { dashboardQueries } from '@/entities/dashboard';
import { meetingQueries } from '@/entities/meeting';
import { prefetchConnectionRequests } from '@/features/connection';
import { prefetchOnboarding } from '@/features/onboarding';
import type { User } from '@/shared/auth';
import { PENDING_MEETING_LIMIT, STARTED_MEETING_LIMIT, UPCOMING_MEETING_LIMIT } from '../model/meeting-limits';
import { recentConversationsQuery } from '../model/recent-conversations';

const MAX_WAIT_MS = 300;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Prefetches the content at the top of the dashboard, to avoid a layout shift. Waits only for a limited time. */
export async function prefetchDashboard(queryClient: QueryClient, { id, emailVerified }: User): Promise<void> {
  await Promise.all([
    prefetchOnboarding(queryClient, id),
    Promise.race([
      Promise.all([
        emailVerified && prefetchNextStep(queryClient, id),
        queryClient.prefetchQuery(dashboardQueries.stats(id)),
      ]),
      sleep(MAX_WAIT_MS),
    ]),
  ]);
}

/** Prefetches the viewer's connections, which contain the questions about received requests and their answers. */
async function prefetchConnectionsOfRequests(queryClient: QueryClient, viewer: number): Promise<void> {
  const requests = connectionRequestQueries.of(viewer);
  await queryClient.prefetchQuery(requests);
  if (queryClient.getQueryData(requests.queryKey)?.length) {
    await queryClient.prefetchQuery(connectionQueries.own(viewer));
  }
}

/** Prefetches everything that the next step is chosen from. */
const prefetchNextStep = (queryClient: QueryClient, viewer: number) =>
  Promise.all([
    prefetchConnectionRequests(queryClient, viewer),
    prefetchConnectionsOfRequests(queryClient, viewer),
    queryClient.prefetchInfiniteQuery(recentConversationsQuery(viewer)),
    queryClient.prefetchQuery(meetingQueries.list('upcoming', UPCOMING_MEETING_LIMIT, viewer)),
    queryClient.prefetchQuery(meetingQueries.list('past', STARTED_MEETING_LIMIT, viewer)),
    queryClient.prefetchQuery(meetingQueries.list('unanswered', PENDING_MEETING_LIMIT, viewer)),
  ]);
