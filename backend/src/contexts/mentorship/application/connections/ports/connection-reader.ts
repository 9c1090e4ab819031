import type { ConnectionState, ConnectionStatus } from '../../../domain/connections/connection-state';

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

/** The lists of one's own people; everyone is on one of the first four, and `questions` are part of `asked`. */
export const PEOPLE_LISTS = ['connected', 'asked', 'waiting', 'past', 'questions'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

/** Where a page of such a list ended. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

export interface PeopleAsked {
  readonly list: PeopleList;
  /** Only with these people. */
  readonly others: readonly number[];
  readonly limit: number;
  readonly before: Cursor | null;
}

/** Connections as they are looked at. Those with someone who is blocked, either way, are nowhere. */
export abstract class ConnectionReader {
  /** With whom someone has one, whatever its status. */
  abstract listOtherIds(userId: number): Promise<readonly number[]>;

  /** Newest request first. */
  abstract list(userId: number, asked: ConnectionsAsked): Promise<{ items: readonly ConnectionRow[]; total: number }>;

  /** The one between the two; null where there is none. */
  abstract findBetween(userId: number, otherId: number): Promise<ConnectionRow | null>;

  /** One of their own; null where there is none. */
  abstract findById(userId: number, id: number): Promise<ConnectionRow | null>;

  /** Requests to someone that wait for an answer, newest first. */
  abstract listPendingTo(userId: number): Promise<readonly ConnectionRow[]>;

  /** One list of someone's people, latest change first. */
  abstract listPeople(userId: number, asked: PeopleAsked): Promise<{ items: readonly ConnectionRow[]; total: number }>;

  /** How many people are on each list, among these others. */
  abstract countByList(userId: number, others: readonly number[]): Promise<Readonly<Record<PeopleList, number>>>;
}
