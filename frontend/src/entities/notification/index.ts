export { notificationCountQuery } from './api/notification-count';
export { notificationQueries, type Notification } from './api/notifications';
