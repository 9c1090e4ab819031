export { type NotificationsAddress } from './model/address';
export { NotificationsPage } from './ui/notifications-page';
