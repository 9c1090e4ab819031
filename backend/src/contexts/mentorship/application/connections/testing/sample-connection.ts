import { Connection } from '../../../domain/connections/connection';
import type { Request } from '../../../domain/connections/connection-state';

export const NOON = new Date('2026-03-01T12:00:00.000Z');
export const SENDER = 1;
export const RECIPIENT = 2;

/** A student's request to a mentor, with the recipient's places. */
export const aRequest = (told: Partial<Request> = {}): Request => ({
  fromUserId: SENDER,
  toUserId: RECIPIENT,
  mentorId: RECIPIENT,
  message: 'Hello',
  ...told,
});

/** A connection of which nothing is left to be told. */
export function aConnection(id = 7, told: Partial<Request> = {}, at = NOON): Connection {
  const connection = Connection.request(id, aRequest(told), at);
  connection.releaseEvents();
  return connection;
}
