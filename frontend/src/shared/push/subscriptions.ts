import { request, type Schemas } from '@/shared/api';

type PushSubscriptionBody = Schemas['PushSubscriptionBody'];

const PUSH_SUBSCRIPTIONS_PATH = '/api/notifications/push-subscriptions';

/** @param subscription in the form of its `toJSON`: the server refuses missing values */
export const addPushSubscription = ({ endpoint = '', keys: { p256dh = '', auth = '' } = {} }: PushSubscriptionJSON) => {
  const body: PushSubscriptionBody = { endpoint, keys: { p256dh, auth } };
  return request('PUT', PUSH_SUBSCRIPTIONS_PATH, body);
};
export const removePushSubscription = (endpoint: string) =>
  request('DELETE', PUSH_SUBSCRIPTIONS_PATH, { endpoint } satisfies Schemas['EndedPushSubscriptionBody']);
