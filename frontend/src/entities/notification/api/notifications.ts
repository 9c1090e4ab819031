import { linkedPagesQuery, addQueryParams, type Schemas } from '@/shared/api';

/** Something that happened, for one person to read. */
export type Notification = Schemas['NotificationView'];

const NOTIFICATIONS_PATH = '/api/notifications';
const NOTIFICATIONS_PER_PAGE = 30;

export const notificationQueries = {
  /** Key prefix of all lists, for any viewer. */
  lists: [NOTIFICATIONS_PATH],
  list: (viewer: number, { isUnread = false, limit = NOTIFICATIONS_PER_PAGE } = {}) => {
    const params = isUnread ? { limit, unread: true } : { limit };
    return linkedPagesQuery<Notification>(
      [NOTIFICATIONS_PATH, params, viewer],
      addQueryParams(NOTIFICATIONS_PATH, params),
    );
  },
};
