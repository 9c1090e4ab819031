import type { ConnectionState, ConnectionStatus } from '../../domain/connection-state';

/** One connection, and whether the person on the other side has hidden their profile. */
export interface ConnectionRow extends ConnectionState {
  readonly isOtherHidden: boolean;
}

export interface ConnectionsAsked {
  /** Of every status when left out. */
  readonly status?: ConnectionStatus;
  /** Only with these people. */
  readonly others: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** Connections as they are looked at. Those with somebody who is blocked, either way, are nowhere. */
export abstract class ConnectionReader {
  /** With whom somebody has one, whatever its status. */
  abstract othersOf(userId: number): Promise<readonly number[]>;

  /** Newest request first. */
  abstract page(userId: number, asked: ConnectionsAsked): Promise<{ items: readonly ConnectionRow[]; total: number }>;

  /** The one between the two; null where there is none. */
  abstract between(userId: number, otherId: number): Promise<ConnectionRow | null>;

  /** One of their own; null where there is none. */
  abstract byId(userId: number, id: number): Promise<ConnectionRow | null>;

  /** Requests to somebody that wait for an answer, newest first. */
  abstract pendingTo(userId: number): Promise<readonly ConnectionRow[]>;

  /** With how many people somebody is connected. */
  abstract countConnected(userId: number): Promise<number>;
}
