import type { NotificationKind } from '../notifications/notification-kinds';

/** Mails about these are sent at once where the event happens: with a calendar file, or because the person asked for them. */
const MAILED_AT_ONCE: ReadonlySet<NotificationKind> = new Set(['request', 'answer', 'meeting', 'reminder', 'account']);

/** Whether mails about a kind wait until the notification has been unread for a while. */
export const isMailedLater = (kind: NotificationKind): boolean => !MAILED_AT_ONCE.has(kind);
