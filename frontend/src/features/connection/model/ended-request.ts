import type { Connection } from '@/entities/connection';

type EndedRequest = Pick<Connection, 'status' | 'closedBy' | 'fromUserId'>;

/** Checks whether the viewer's own request was declined or expired. */
export const isDeclinedOrExpired = ({ status, closedBy, fromUserId }: EndedRequest, viewer: number): boolean =>
  fromUserId === viewer && (status === 'declined' || closedBy === 'expired');
