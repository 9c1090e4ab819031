import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import type { components } from './schema.gen';

type Count = components['schemas']['UnreadNotificationsView'];

const COUNT = '/api/notifications/count';

/** Separate file: the frame of every page shows the count, and nothing else about notifications. */
export const notificationCountQuery = (viewer: number) =>
  queryOptions<Count>({
    queryKey: [COUNT, {}, viewer],
    queryFn: readAs<Count>,
    staleTime: 2_000,
  });
