export { type RawNotificationsSearch } from './model/search-params';
export { NotificationsPage } from './ui/notifications-page';
