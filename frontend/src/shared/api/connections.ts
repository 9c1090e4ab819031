import { queryOptions } from '@tanstack/react-query';
import type { Role } from './identity';
import { readAs } from './paged';
import { request } from './request';

/** Two people who are connected, want to be, or wanted to be. */
export interface Connection {
  id: number;
  /** Who asked. */
  fromUserId: number;
  toUserId: number;
  status: 'pending' | 'connected' | 'declined' | 'closed';
  closedBy: null | 'withdrawn' | 'expired' | 'disconnected';
  message: string | null;
  /** What the one who was asked wants to know first. */
  question: string | null;
  answer: string | null;
  /** Why it was declined, if that was said. */
  reason: string | null;
  createdAt: string;
  updatedAt: string;
  expiresAt: string | null;
  canRequestAgainAt: string | null;
  other: { id: number; displayName: string; avatarUrl: string | null; role: Role };
}

/** Why somebody cannot be asked now. */
export type WhyNot = 'not-accepting' | 'full' | 'too-soon' | 'too-many' | 'confirm-email' | 'minor' | 'role';

/** How things stand between oneself and somebody else. */
export interface ConnectionWith {
  state: 'none' | 'pending_sent' | 'pending_received' | 'connected' | 'declined' | 'blocked';
  connection: Connection | null;
  mayRequest: boolean;
  why: WhyNot | null;
  suggestedMessage: string;
  isOnWaitList: boolean;
}

/** Somebody whom one has blocked. */
export interface Blocked {
  userId: number;
  displayName: string;
  avatarUrl: string | null;
  blockedAt: string;
}

export type ConnectionChange =
  | { status: 'connected' }
  | { status: 'declined'; reason?: string | undefined }
  | { question: string }
  | { answer: string };

const CONNECTIONS = '/api/connections';
const BLOCKS = '/api/blocks';
const withAddress = (userId: number) => `${CONNECTIONS}/with/${userId}`;

export const connectionQueries = {
  /** How things stand with one person, whoever asks, for marking it as old. */
  allWith: (userId: number) => [withAddress(userId)],
  with: (userId: number, viewer: number) =>
    queryOptions<ConnectionWith>({ queryKey: [withAddress(userId), {}, viewer], queryFn: readAs<ConnectionWith> }),
  /** Every list of one's own, for marking it as old. */
  lists: [CONNECTIONS],
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
