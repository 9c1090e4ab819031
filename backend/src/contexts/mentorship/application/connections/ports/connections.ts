import type { Connection } from '../../../domain/connections/connection';
import type { ConnectionState, ConnectionStatus } from '../../../domain/connections/connection-state';
import type { DraftRefusal, RequestDraft } from '../../../domain/connections/request-draft';

/** What people are to each other: one connection for two, anyone who asked first. */
export abstract class Connections {
  /** Where a new one begins. */
  abstract nextId(): Promise<number>;

  /**
   * Null where the two never asked. Inside a unit of work no one else is at what either of the two keeps before its end:
   * neither at their connections nor at their profiles.
   */
  abstract findBetween(one: number, other: number): Promise<Connection | null>;

  /** Locks as `between` does. Null where there is none. */
  abstract findById(id: number): Promise<Connection | null>;

  abstract save(connection: Connection): Promise<void>;
}

/** How much of what is limited is used. */
export abstract class ConnectionCounts {
  /** Requests of this person that wait for an answer. */
  abstract countPendingFrom(userId: number): Promise<number>;

  /** When this person asked the people they have asked since then, oldest first; someone asked twice counts once. */
  abstract listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]>;

  /** Students who are connected with this mentor. */
  abstract countPlacesTaken(mentorId: number): Promise<number>;

  /** Requests whose recipients are to be reminded now, and those whose time is over: ids of connections, oldest first. */
  abstract listDue(now: Date): Promise<{ readonly toRemind: readonly number[]; readonly toExpire: readonly number[] }>;
}

export interface Block {
  readonly userId: number;
  readonly blockedAt: Date;
}

/** Who wants nothing to do with whom. */
export abstract class Blocks {
  /** A second time changes nothing. */
  abstract add(blockerId: number, blockedId: number, at: Date): Promise<void>;

  abstract remove(blockerId: number, blockedId: number): Promise<void>;

  /** Which of the two blocked the other; one can be both. */
  abstract findBetween(one: number, other: number): Promise<{ readonly byOne: boolean; readonly byOther: boolean }>;

  /** Whom someone blocked, latest first. */
  abstract listByBlocker(blockerId: number): Promise<readonly Block[]>;
}

/** Who waits for a place with a mentor all of whose places are taken. */
export abstract class WaitList {
  /** A second time changes nothing: who waits keeps their place in the row. */
  abstract join(mentorId: number, userId: number, at: Date): Promise<void>;

  abstract leave(mentorId: number, userId: number): Promise<void>;

  /** Removes a person from all wait lists, and empties the wait list for this person. */
  abstract removePerson(userId: number): Promise<void>;

  abstract includes(mentorId: number, userId: number): Promise<boolean>;

  /** People on the wait list of this mentor, longest first. */
  abstract listByMentor(mentorId: number): Promise<readonly number[]>;

  /** The mentors for whom someone waits. */
  abstract listMentors(): Promise<readonly number[]>;
}

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

/** How far two people are with each other, as shown to one of them. */
export const RELATIONSHIP_STATUSES = ['none', 'pending', 'connected'] as const;
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** Everyone a person is connected with, has a pending request with, or is separated from by a block. */
export interface RelationsOfOne {
  readonly connected: readonly number[];
  /** Either of the two has asked, and no one has answered. */
  readonly pending: readonly number[];
  /** Either of the two has blocked the other. */
  readonly blocked: readonly number[];
}

export abstract class Relations {
  abstract findByUserId(userId: number): Promise<RelationsOfOne>;

  /** Whom someone has asked, and may not ask again yet: they said no, or the request was withdrawn, a short time ago. */
  abstract listAskedTooRecently(userId: number, now: Date): Promise<readonly number[]>;
}

/** Requests of people who have not confirmed an address yet: one for each person they want to ask. */
export abstract class RequestDrafts {
  /** From here to the end of the unit of work no one else changes anything between this person and others. */
  abstract lock(fromUserId: number): Promise<void>;

  /** All of one person, first saved first. */
  abstract listBySender(fromUserId: number): Promise<readonly RequestDraft[]>;

  abstract findBetween(fromUserId: number, toUserId: number): Promise<RequestDraft | null>;

  /** Replaces the one to the same person. */
  abstract save(draft: RequestDraft): Promise<void>;

  /** Marks one that was not sent; one that is gone stays gone. */
  abstract markRefused(fromUserId: number, toUserId: number, refusal: DraftRefusal): Promise<void>;

  /** Waits while the draft is being sent. */
  abstract delete(fromUserId: number, toUserId: number): Promise<void>;

  /** Deletes drafts saved before this moment. @returns how many, `most` at the most */
  abstract deleteOlderThan(before: Date, most: number): Promise<number>;
}
