import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, request, type Schemas } from '@/shared/api';
import { LIVE_STALE_MS } from '@/shared/config';

/** One kind of notification, and the channels on which it reaches the user. */
export type NotificationKind = Schemas['NotificationKindView'];
export type NotificationChannel = NotificationKind['locked'][number];
export type NotificationSettings = Schemas['NotificationSettingsView'];
export type NotificationSettingsChange = Schemas['ChangeNotificationSettingsBody'];

const SETTINGS_PATH = '/api/notifications/settings';

export const notificationSettingsQuery = (viewer: number) =>
  queryOptions<NotificationSettings>({
    queryKey: [SETTINGS_PATH, {}, viewer],
    queryFn: fetchAsViewer<NotificationSettings>,
    staleTime: LIVE_STALE_MS,
  });

export const changeNotificationSettings = (change: NotificationSettingsChange) =>
  request<NotificationSettings>('PATCH', SETTINGS_PATH, change);
