/** What a college can be notified of. The names are part of the API and never change. */
export const WEBHOOK_EVENTS = [
  'claim.created',
  'claim.declined',
  'alum.became_mentor',
  'broadcast.answered',
  'event.rsvps_changed',
  'profile.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A college sends it to try out a webhook. */
export const TEST_EVENT = 'webhook.test';
export type WebhookMessageType = WebhookEvent | typeof TEST_EVENT;

/** What happened at a college. Without names: they are looked up when the message is sent. */
export interface CollegeOccurrence {
  readonly collegeId: number;
  readonly type: WebhookEvent;
  /** Identifies the occurrence, the same for each delivery of its event. Contains no secrets. */
  readonly key: string;
  /** The alum it is about; null if it isn't about an alum. */
  readonly userId: number | null;
  readonly data: WebhookData;
  readonly occurredAt: Date;
}

/** Plain values of a message, as JSON. */
export type WebhookData = Readonly<Record<string, string | number | readonly string[]>>;
