import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';

const COUNT = '/api/notifications/count';

/** A file of its own: the frame of every page shows the count, and nothing else of notifications. */
export const notificationCountQuery = (viewer: number) =>
  queryOptions<{ unread: number }>({
    queryKey: [COUNT, {}, viewer],
    queryFn: readAs<{ unread: number }>,
    staleTime: 2_000,
  });
