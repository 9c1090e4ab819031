import { request, type Schemas } from '@/shared/api';

const NOTIFICATIONS_PATH = '/api/notifications';

/** @param selection the notifications with these IDs, or one and everything before it */
export const markNotificationsRead = (selection: { ids: number[] } | { upTo: number }) =>
  request<Schemas['UnreadNotificationsView']>('POST', `${NOTIFICATIONS_PATH}/read`, selection);
