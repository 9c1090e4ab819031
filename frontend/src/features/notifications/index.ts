export { useMarkAllRead } from './api/use-mark-read';
export { NotificationPanel } from './ui/notification-panel';
export { NotificationRow } from './ui/notification-row';
export { NotificationSkeleton } from './ui/notification-skeleton';
