import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** Two people who are connected, want to be, or wanted to be. */
export type Connection = Schemas['ConnectionView'];
/** How things stand between oneself and someone else. */
export type ConnectionWith = Schemas['RelationView'];
/** Why someone cannot be asked now. */
export type WhyNot = NonNullable<ConnectionWith['why']>;
/** Someone whom one has blocked. */
export type Blocked = Schemas['BlockView'];

export type ConnectionChange =
  | { status: 'connected' }
  /** Undoes the answer given a moment ago. */
  | { status: 'pending' }
  | { status: 'declined'; reason?: string | undefined }
  | { question: string }
  | { answer: string };

const CONNECTIONS = '/api/connections';
const BLOCKS = '/api/blocks';
const withAddress = (userId: number) => `${CONNECTIONS}/with/${userId}`;

export const connectionQueries = {
  /** How things stand with one person, anyone who asks, for marking it as old. */
  allWith: (userId: number) => [withAddress(userId)],
  with: (userId: number, viewer: number) =>
    queryOptions<ConnectionWith>({ queryKey: [withAddress(userId), {}, viewer], queryFn: readAs<ConnectionWith> }),
  /** Every list of one's own, for marking it as old. */
  lists: [CONNECTIONS],
  /** One's own, newest first: with whom one is connected, was, or may come to be. At most 200. */
  own: (viewer: number) =>
    queryOptions<Connection[]>({
      queryKey: [CONNECTIONS, { limit: 200 }, viewer],
      queryFn: readAs<Connection[]>,
      staleTime: 2_000,
    }),
  blocks: (viewer: number) => queryOptions<Blocked[]>({ queryKey: [BLOCKS, {}, viewer], queryFn: readAs<Blocked[]> }),
  allBlocks: [BLOCKS],
};

export const requestConnection = (toUserId: number, message: string) =>
  request<Connection>('POST', CONNECTIONS, { toUserId, message });
export const changeConnection = (id: number, change: ConnectionChange) =>
  request<Connection>('PATCH', `${CONNECTIONS}/${id}`, change);
/** Takes back a request that waits, or ends a connection. */
export const endConnection = (id: number) => request('DELETE', `${CONNECTIONS}/${id}`);
export const blockPerson = (userId: number) => request('POST', BLOCKS, { userId });
export const unblockPerson = (userId: number) => request('DELETE', `${BLOCKS}/${userId}`);
export const setWaiting = (alumniId: number, waits: boolean) =>
  request(waits ? 'PUT' : 'DELETE', `/api/alumni/${alumniId}/wait-list`);
