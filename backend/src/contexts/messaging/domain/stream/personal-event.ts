/** What has changed for a person. Keys only: what was said or who someone is, is asked for as usual, by the usual rules. */
export type PersonalEvent =
  | { readonly type: 'message.created'; readonly messageId: number; readonly userId: number }
  | { readonly type: 'message.deleted'; readonly messageId: number; readonly userId: number }
  | { readonly type: 'conversation.read'; readonly userId: number }
  | { readonly type: 'connections.changed' }
  | { readonly type: 'meetings.changed'; readonly meetingId: number }
  | { readonly type: 'moderation.changed'; readonly caseId: number }
  | { readonly type: 'notification.created' }
  | { readonly type: 'notifications.read' };

/** An event in the order of its person: ids begin at 1 and leave nothing out. */
export interface NumberedEvent {
  readonly id: number;
  readonly type: PersonalEvent['type'];
  readonly data: Readonly<Record<string, number>>;
}

const DAY = 24 * 60 * 60 * 1_000;

/** So long a browser may be away and still be told exactly what it missed. */
export const EVENTS_KEPT_FOR = 7 * DAY;
