import { linkedPages, withParams, type Schemas } from '@/shared/api';

/** Something that happened, for one person to read. */
export type Notification = Schemas['NotificationView'];

const NOTIFICATIONS = '/api/notifications';
const PER_PAGE = 30;

export const notificationQueries = {
  /** Key prefix of all lists, for any viewer. */
  lists: [NOTIFICATIONS],
  list: (viewer: number, { isUnread = false, limit = PER_PAGE } = {}) => {
    const params = isUnread ? { limit, unread: true } : { limit };
    return linkedPages<Notification>([NOTIFICATIONS, params, viewer], withParams(NOTIFICATIONS, params));
  },
};
