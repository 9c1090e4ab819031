import type { QueryClient } from '@tanstack/react-query';
import { connectionRequestQueries, myPeopleQueries } from '@/shared/api';

/** Asks who waits for an answer before the page is shown that they may stand on top of. */
export async function prefetchConnectionRequests(queryClient: QueryClient, viewer: number): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(connectionRequestQueries.of(viewer)),
    queryClient.prefetchInfiniteQuery(myPeopleQueries.list('questions', viewer)),
    queryClient.prefetchInfiniteQuery(myPeopleQueries.list('asked', viewer)),
  ]);
}
