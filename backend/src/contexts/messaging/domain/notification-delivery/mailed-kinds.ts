import type { NotificationContent } from '../notifications/notification-content';
import type { NotificationKind } from '../notifications/notification-kinds';

/** Mails about these are sent at once where the event happens: with a calendar file, or because the person asked for them. */
const MAILED_AT_ONCE: ReadonlySet<NotificationKind> = new Set(['meeting', 'reminder', 'account']);

/** Whether a mail about it waits until it has been unread for a while. A declined request is shown in the product alone. */
export const isMailedLater = ({ kind, what }: { kind: NotificationKind; what: NotificationContent['data']['what'] }) =>
  !MAILED_AT_ONCE.has(kind) && !(kind === 'answer' && what === 'declined');
