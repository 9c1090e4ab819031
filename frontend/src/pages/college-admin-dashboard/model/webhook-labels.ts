import type { Webhook, WebhookDelivery } from '../api/webhooks';

type WebhookEvent = Webhook['events'][number];

/** What a college can be notified of, in the order of the form. */
export const WEBHOOK_EVENT_LABELS: Record<WebhookEvent, string> = {
  'claim.created': 'An alum claims their profile',
  'claim.declined': 'An alum declines your invitation',
  'alum.became_mentor': 'An alum becomes a mentor',
  'broadcast.answered': 'A student answers a message from your college',
  'event.rsvps_changed': 'RSVPs to a campus event reach another ten',
  'profile.changed': 'An administrator changes the college profile',
};

const isWebhookEvent = (type: string): type is WebhookEvent => type in WEBHOOK_EVENT_LABELS;

export const WEBHOOK_EVENT_OPTIONS = Object.entries(WEBHOOK_EVENT_LABELS).map(([value, label]) => ({ value, label }));

export const toWebhookEvents = (values: readonly string[]): WebhookEvent[] => values.filter(isWebhookEvent);

export const describeMessageType = (type: WebhookDelivery['type']): string =>
  isWebhookEvent(type) ? WEBHOOK_EVENT_LABELS[type] : 'Test message';

const PROBLEM_LABELS: Record<NonNullable<WebhookDelivery['problem']>, string> = {
  unreachable: 'Server not reached',
  'not-public': 'Address isn’t public',
  timeout: 'No answer within 10 seconds',
};

/** Returns the last answer of the receiver and how long it took, such as "200 in 85 ms"; null before the first attempt. */
export function describeAnswer({ answerStatus, problem, durationMs }: WebhookDelivery): string | null {
  if (problem) return PROBLEM_LABELS[problem];
  return answerStatus === null ? null : `Status ${answerStatus} in ${durationMs ?? 0} ms`;
}

export const STATUS_LABELS: Record<WebhookDelivery['status'], string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
  withdrawn: 'Not sent',
};
