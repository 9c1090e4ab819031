import type { QueryClient } from '@tanstack/react-query';
import { connectionRequestQueries, myPeopleQueries } from '@/entities/connection';

/** Prefetches the pending requests before a page is shown, so that they don't appear above its content later. */
export async function prefetchConnectionRequests(queryClient: QueryClient, viewer: number): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(connectionRequestQueries.of(viewer)),
    queryClient.prefetchInfiniteQuery(myPeopleQueries.list('questions', viewer)),
    queryClient.prefetchInfiniteQuery(myPeopleQueries.list('asked', viewer)),
  ]);
}
