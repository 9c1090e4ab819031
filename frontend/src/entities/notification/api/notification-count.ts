import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

type UnreadNotificationCount = Schemas['UnreadNotificationsView'];

const NOTIFICATION_COUNT_PATH = '/api/notifications/count';

/** Separate file: the frame of every page shows the count, and nothing else about notifications. */
export const notificationCountQuery = (viewer: number) =>
  queryOptions<UnreadNotificationCount>({
    queryKey: [NOTIFICATION_COUNT_PATH, {}, viewer],
    queryFn: fetchAsViewer<UnreadNotificationCount>,
    staleTime: 2_000,
  });
