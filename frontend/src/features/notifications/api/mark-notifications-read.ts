import { request, type Schemas } from '@/shared/api';

const NOTIFICATIONS = '/api/notifications';

/** @param selection the notifications with these IDs, or one and everything before it */
export const markNotificationsRead = (selection: { ids: number[] } | { upTo: number }) =>
  request<Schemas['UnreadNotificationsView']>('POST', `${NOTIFICATIONS}/read`, selection);
