import type { Broadcast, BroadcastStatus, Delivered } from '../../../domain/broadcasts/broadcast';

export interface NewBroadcast {
  readonly collegeId: number;
  readonly subject: string;
  readonly content: string;
  readonly createdBy: number;
  readonly createdAt: Date;
}

/** The decision about a message. */
export interface BroadcastDecision {
  readonly status: Exclude<BroadcastStatus, 'waiting'>;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly delivered: Delivered | null;
}

/** Messages from colleges to students. */
export abstract class Broadcasts {
  /**
   * Adds a message that waits for a decision.
   * @throws BroadcastWaiting if another message of the college is already waiting
   */
  abstract add(broadcast: NewBroadcast): Promise<Broadcast>;

  abstract find(id: number): Promise<Broadcast | null>;

  /** Returns the newest message of a college that is waiting or was sent. */
  abstract lastOf(collegeId: number): Promise<Broadcast | null>;

  /** Newest first; only messages before the ID `before`. */
  abstract of(collegeId: number, page: { limit: number; before: number | null }): Promise<readonly Broadcast[]>;

  /** @returns false if it is no longer waiting */
  abstract decide(id: number, decision: BroadcastDecision): Promise<boolean>;
}

/** A message as it was delivered to one student. */
export interface DeliveredBroadcast {
  readonly id: number;
  readonly collegeId: number;
  readonly subject: string;
  readonly content: string;
  readonly deliveredAt: Date;
  readonly readAt: Date | null;
}

/** Which message was delivered to which student. */
export abstract class BroadcastDeliveries {
  /** Returns the students who allow messages from the college at this time, sorted by ID, after the ID `after`. */
  abstract allowedBy(
    collegeId: number,
    now: Date,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly number[]>;

  /** @returns the students among `studentIds` to whom it had not been delivered before */
  abstract deliver(broadcastId: number, studentIds: readonly number[], at: Date): Promise<readonly number[]>;

  /** Newest first; only messages before the ID `before`. */
  abstract inboxOf(
    studentId: number,
    page: { limit: number; before: number | null },
  ): Promise<readonly DeliveredBroadcast[]>;

  /** Returns null if the message was not delivered to the student. */
  abstract find(broadcastId: number, studentId: number): Promise<DeliveredBroadcast | null>;

  /** @returns false if it was not delivered to the student */
  abstract markRead(broadcastId: number, studentId: number, at: Date): Promise<boolean>;
}

/** One text of the exchange between a student and a college about a message. */
export interface BroadcastAnswer {
  readonly id: number;
  readonly broadcastId: number;
  readonly studentId: number;
  readonly isByCollege: boolean;
  /** The administrator who wrote it; null for texts of the student, and after the account was erased. */
  readonly writtenBy: number | null;
  readonly content: string;
  readonly createdAt: Date;
}

/** Answers of students, and what colleges wrote back. */
export abstract class BroadcastAnswers {
  abstract add(answer: Omit<BroadcastAnswer, 'id'>): Promise<BroadcastAnswer>;

  /** Returns the texts of one student's exchanges about these messages, oldest first. */
  abstract ofStudent(studentId: number, broadcastIds: readonly number[]): Promise<readonly BroadcastAnswer[]>;

  /** Returns the students who answered a message, sorted by ID, after the ID `after`. */
  abstract studentsOf(broadcastId: number, page: { after: number; limit: number }): Promise<readonly number[]>;

  /** Returns the exchanges of these students about one message, oldest first. */
  abstract ofThreads(broadcastId: number, studentIds: readonly number[]): Promise<readonly BroadcastAnswer[]>;

  /** Counts the students who answered each of these messages; messages without answers are omitted. */
  abstract counts(broadcastIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
