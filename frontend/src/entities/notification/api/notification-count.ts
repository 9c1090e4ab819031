import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

type Count = Schemas['UnreadNotificationsView'];

const COUNT = '/api/notifications/count';

/** Separate file: the frame of every page shows the count, and nothing else about notifications. */
export const notificationCountQuery = (viewer: number) =>
  queryOptions<Count>({
    queryKey: [COUNT, {}, viewer],
    queryFn: readAs<Count>,
    staleTime: 2_000,
  });
