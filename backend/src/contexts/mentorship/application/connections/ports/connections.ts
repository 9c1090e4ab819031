import type { Connection } from '../../../domain/connections/connection';

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

  /** Takes someone out of every list, and empties the list of those who wait for them. */
  abstract removePerson(userId: number): Promise<void>;

  abstract includes(mentorId: number, userId: number): Promise<boolean>;

  /** Those who wait for this mentor, longest first. */
  abstract listByMentor(mentorId: number): Promise<readonly number[]>;

  /** The mentors for whom someone waits. */
  abstract listMentors(): Promise<readonly number[]>;
}
