import { queryOptions } from '@tanstack/react-query';
import { LIVE_STALE_MS } from '@/shared/config';
import { linkedPages, readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';
import { withParams } from './send';

type Schemas = components['schemas'];

/** Something that happened, for one person to read. */
export type Notification = Schemas['NotificationView'];
/** One kind of notification, and the channels on which it reaches the user. */
export type NotificationKind = Schemas['NotificationKindView'];
export type NotificationChannel = NotificationKind['locked'][number];
export type NotificationSettings = Schemas['NotificationSettingsView'];
export type NotificationSettingsChange = Schemas['ChangeNotificationSettingsBody'];

/** What the unsubscribe link of an email ends. */
export type Unsubscription = Schemas['UnsubscribeLinkView'];
type PushSubscriptionBody = Schemas['PushSubscriptionBody'];

const NOTIFICATIONS = '/api/notifications';
const SETTINGS = `${NOTIFICATIONS}/settings`;
const PUSH_SUBSCRIPTIONS = `${NOTIFICATIONS}/push-subscriptions`;
const PER_PAGE = 30;

const unsubscribeAddress = (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`;

export const notificationQueries = {
  /** Key prefix of all lists, for any viewer. */
  lists: [NOTIFICATIONS],
  list: (viewer: number, { isUnread = false, limit = PER_PAGE } = {}) => {
    const params = isUnread ? { limit, unread: true } : { limit };
    return linkedPages<Notification>([NOTIFICATIONS, params, viewer], withParams(NOTIFICATIONS, params));
  },
  settings: (viewer: number) =>
    queryOptions<NotificationSettings>({
      queryKey: [SETTINGS, {}, viewer],
      queryFn: readAs<NotificationSettings>,
      staleTime: LIVE_STALE_MS,
    }),
  unsubscription: (token: string) => queryOptions<Unsubscription>({ queryKey: [unsubscribeAddress(token)] }),
};

/** @param which the notifications with these IDs, or one and everything before it */
export const markNotificationsRead = (which: { ids: number[] } | { upTo: number }) =>
  request<Schemas['UnreadNotificationsView']>('POST', `${NOTIFICATIONS}/read`, which);

export const changeNotificationSettings = (change: NotificationSettingsChange) =>
  request<NotificationSettings>('PATCH', SETTINGS, change);

/** @param subscription in the form of its `toJSON`: the server refuses missing values */
export const addPushSubscription = ({ endpoint = '', keys: { p256dh = '', auth = '' } = {} }: PushSubscriptionJSON) => {
  const body: PushSubscriptionBody = { endpoint, keys: { p256dh, auth } };
  return request('PUT', PUSH_SUBSCRIPTIONS, body);
};
export const removePushSubscription = (endpoint: string) =>
  request('DELETE', PUSH_SUBSCRIPTIONS, { endpoint } satisfies Schemas['EndedPushSubscriptionBody']);

export const unsubscribe = (token: string) =>
  request<Schemas['UnsubscribedView']>('POST', unsubscribeAddress(token), {});
