export { type NotificationsAddress } from './model/search-params';
export { NotificationsPage } from './ui/notifications-page';
