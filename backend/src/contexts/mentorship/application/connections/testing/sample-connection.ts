import { Connection } from '../../../domain/connections/connection';
import type { ConnectionRequest } from '../../../domain/connections/connection-state';

export const NOON = new Date('2026-03-01T12:00:00.000Z');
export const SENDER = 1;
export const RECIPIENT = 2;

/** A student's request to a mentor, which takes one of the mentor's places. */
export const aRequest = (overrides: Partial<ConnectionRequest> = {}): ConnectionRequest => ({
  fromUserId: SENDER,
  toUserId: RECIPIENT,
  mentorId: RECIPIENT,
  message: 'Hello',
  ...overrides,
});

/** A connection without unpublished events. */
export function aConnection(id = 7, overrides: Partial<ConnectionRequest> = {}, at = NOON): Connection {
  const connection = Connection.request(id, aRequest(overrides), at);
  connection.pullEvents();
  return connection;
}
