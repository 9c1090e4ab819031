import type { Connection } from '@/entities/connection';
import { request } from '@/shared/api';

type ConnectionChange =
  | { status: 'connected' }
  /** Undoes a recent answer. */
  | { status: 'pending' }
  | { status: 'declined'; reason?: string | undefined }
  | { question: string }
  | { answer: string };

const CONNECTIONS_PATH = '/api/connections';
const BLOCKS_PATH = '/api/blocks';

export const requestConnection = (toUserId: number, message: string) =>
  request<Connection>('POST', CONNECTIONS_PATH, { toUserId, message });
export const changeConnection = (id: number, change: ConnectionChange) =>
  request<Connection>('PATCH', `${CONNECTIONS_PATH}/${id}`, change);
/** Withdraws a pending request, or ends a connection. */
export const endConnection = (id: number) => request('DELETE', `${CONNECTIONS_PATH}/${id}`);
export const blockPerson = (userId: number) => request('POST', BLOCKS_PATH, { userId });
export const unblockPerson = (userId: number) => request('DELETE', `${BLOCKS_PATH}/${userId}`);
export const setOnWaitList = (alumniId: number, waits: boolean) =>
  request(waits ? 'PUT' : 'DELETE', `/api/alumni/${alumniId}/wait-list`);
