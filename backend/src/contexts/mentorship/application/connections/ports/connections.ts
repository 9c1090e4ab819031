import { Repository } from '../../../../../shared/application/repository';
import type { Connection } from '../../../domain/connections/connection';
import type { ConnectionState, ConnectionStatus } from '../../../domain/connections/connection-state';
import type { ConnectionStanding, ContactChoices } from '../../../domain/connections/request-rules';
import type { DraftRefusal, RequestDraft } from '../../../domain/connections/request-draft';
import type { HiddenProfiles } from '../../../domain/profiles/person';

/**
 * Connections between people: one per pair, no matter who asked first. `lock` and `update` throw ConnectionNotFound, and
 * also lock the other connections and the profiles of both people.
 */
export abstract class Connections extends Repository<Connection> {
  /** Returns an ID for a new connection. */
  abstract nextId(): Promise<number>;

  /**
   * Finds the connection of two people; null if neither ever sent a request. Within a unit of work, takes the same locks
   * as `lock`.
   */
  abstract findBetween(userId: number, otherId: number): Promise<Connection | null>;

  /** Finds a connection without a lock; null if there is none. */
  abstract find(id: number): Promise<Connection | null>;
}

/** Counts for the limits. */
export abstract class ConnectionCounts {
  /** Locks the requests and questions of this user until the end of the unit of work. */
  abstract lockSender(userId: number): Promise<void>;

  /** Counts a question that this user asks openly with their requests. */
  abstract addQuestion(userId: number, questionId: number, at: Date): Promise<void>;

  /** From now on, the question counts only as a contact; idempotent. */
  abstract closeQuestion(userIds: readonly number[], questionId: number): Promise<void>;

  /** Counts requests and open questions of this user that wait for an answer. */
  abstract countPendingFrom(userId: number): Promise<number>;

  /** Lists when this user sent requests and asked questions since then, oldest first; a person asked twice counts once. */
  abstract listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]>;

  /** Counts the students who are connected with this mentor. */
  abstract countPlacesTaken(mentorId: number): Promise<number>;

  /** Returns IDs of requests whose recipients are due for a reminder, and of expired ones, oldest first. */
  abstract listUnanswered(
    now: Date,
  ): Promise<{ readonly toRemind: readonly number[]; readonly toExpire: readonly number[] }>;
}

export interface Block {
  readonly userId: number;
  readonly blockedAt: Date;
}

/** Blocks between people. */
export abstract class Blocks {
  /** Idempotent. */
  abstract save(blockerId: number, blockedId: number, at: Date): Promise<void>;

  abstract delete(blockerId: number, blockedId: number): Promise<void>;

  /** Returns which of the two blocked the other; both may have. */
  abstract findBetween(
    userId: number,
    otherId: number,
  ): Promise<{ readonly byOne: boolean; readonly byOther: boolean }>;

  /** Lists the people this user blocked, latest first. */
  abstract listByBlocker(blockerId: number): Promise<readonly Block[]>;
}

/** Students who wait for a place with a full mentor. */
export abstract class WaitList {
  /** Idempotent: joining again keeps the position. */
  abstract join(mentorId: number, userId: number, at: Date): Promise<void>;

  abstract leave(mentorId: number, userId: number): Promise<void>;

  /** Deletes a user's places on all wait lists, and their own wait list. */
  abstract deleteByUser(userId: number): Promise<void>;

  /** Finds when this user joined the wait list of the mentor; null if they aren't on it. */
  abstract findJoinedAt(mentorId: number, userId: number): Promise<Date | null>;

  /** Lists the users on the wait list of this mentor, longest waiting first. */
  abstract listByMentor(mentorId: number): Promise<readonly number[]>;

  /** Lists the mentors with a non-empty wait list. */
  abstract listMentors(): Promise<readonly number[]>;
}

/** A connection, and which profiles the other person hides. */
export interface ConnectionRow extends ConnectionState, HiddenProfiles {}

export interface ConnectionsQuery {
  /** Any status if left out. */
  readonly status?: ConnectionStatus;
  /** Only with these people. */
  readonly others: readonly number[];
  readonly limit: number;
  readonly offset: number;
}

/** The lists of people on "My people"; everyone is on one of the first four, and `questions` is a part of `asked`. */
export const PEOPLE_LISTS = ['connected', 'asked', 'waiting', 'past', 'questions'] as const;
export type PeopleList = (typeof PEOPLE_LISTS)[number];

/** Position of the last entry on a page. */
export interface Cursor {
  readonly at: Date;
  readonly id: number;
}

export interface PeopleQuery {
  readonly list: PeopleList;
  /** Only with these people. */
  readonly others: readonly number[];
  readonly limit: number;
  readonly before: Cursor | null;
}

/** Read access to connections. Connections with a block in either direction are never returned. */
export abstract class ConnectionReader {
  /** Lists the other person of every connection of this user, in any status. */
  abstract listOtherIds(userId: number): Promise<readonly number[]>;

  /** Lists connections, newest request first. */
  abstract list(userId: number, query: ConnectionsQuery): Promise<{ items: readonly ConnectionRow[]; total: number }>;

  /** Finds the connection of the two; null if there is none. */
  abstract findBetween(userId: number, otherId: number): Promise<ConnectionRow | null>;

  /** Finds a connection of this user; null if there is none. */
  abstract findById(userId: number, id: number): Promise<ConnectionRow | null>;

  /** Lists requests that wait for an answer of this user, newest first. */
  abstract listPendingTo(userId: number): Promise<readonly ConnectionRow[]>;

  /** Returns a page of one list of people, latest change first. */
  abstract listPeople(userId: number, query: PeopleQuery): Promise<{ items: readonly ConnectionRow[]; total: number }>;

  /** Counts the people on each list, only among these others. */
  abstract countByList(userId: number, others: readonly number[]): Promise<Readonly<Record<PeopleList, number>>>;
}

/** Relationship of two people as shown to one of them. */
export const RELATIONSHIP_STATUSES = ['none', 'pending', 'connected'] as const;
export type RelationshipStatus = (typeof RELATIONSHIP_STATUSES)[number];

/** People a user is connected with, has a pending request with, or is separated from by a block. */
export interface RelationsOfUser {
  readonly connected: readonly number[];
  /** One of the two sent a request that is not answered yet. */
  readonly pending: readonly number[];
  /** One of the two blocked the other. */
  readonly blocked: readonly number[];
}

/** What decides whether one person may contact another, apart from their accounts. */
export interface RelationBetween {
  /** Null if neither ever sent a request. */
  readonly connection: ConnectionStanding | null;
  readonly blocks: { readonly byOne: boolean; readonly byOther: boolean };
  /** Of the person to contact. */
  readonly choices: ContactChoices;
}

export abstract class Relations {
  abstract findByUserId(userId: number): Promise<RelationsOfUser>;

  /** Within a unit of work, takes the same locks as `Connections.lock`. */
  abstract findBetween(userId: number, otherId: number): Promise<RelationBetween>;

  /** Lists people this user may not ask again yet, because their request was declined or withdrawn recently. */
  abstract listRecentlyRequested(userId: number, now: Date): Promise<readonly number[]>;
}

/** Requests of users who haven't confirmed an address yet: one for each person they want to ask. */
export abstract class RequestDrafts {
  /** Locks everything between this user and others until the end of the unit of work. */
  abstract lock(fromUserId: number): Promise<void>;

  /** Lists all drafts of a user, first saved first. */
  abstract listBySender(fromUserId: number): Promise<readonly RequestDraft[]>;

  abstract findBetween(fromUserId: number, toUserId: number): Promise<RequestDraft | null>;

  /** Replaces an earlier draft to the same person. */
  abstract save(draft: RequestDraft): Promise<void>;

  /** Marks a draft as not sent; does nothing if it no longer exists. */
  abstract markRefused(fromUserId: number, toUserId: number, refusal: DraftRefusal): Promise<void>;

  /** Waits for a concurrent sending of the draft. */
  abstract delete(fromUserId: number, toUserId: number): Promise<void>;
}
