import type { Broadcast, BroadcastStatus, Delivered } from '../../../domain/broadcasts/broadcast';

export interface NewBroadcast {
  readonly collegeId: number;
  readonly subject: string;
  readonly content: string;
  readonly createdBy: number;
  readonly createdAt: Date;
}

/** What has become of a message. */
export interface BroadcastDecision {
  readonly status: Exclude<BroadcastStatus, 'waiting'>;
  readonly decidedBy: number;
  readonly decidedAt: Date;
  readonly delivered: Delivered | null;
}

/** The messages of colleges to students. */
export abstract class Broadcasts {
  /** It waits. @throws BroadcastWaiting when another one of the college does */
  abstract add(broadcast: NewBroadcast): Promise<Broadcast>;

  abstract find(id: number): Promise<Broadcast | null>;

  /** The newest one of a college that waits or was sent. */
  abstract lastOf(collegeId: number): Promise<Broadcast | null>;

  /** Newest first, those before the one with the id `before`. */
  abstract of(collegeId: number, page: { limit: number; before: number | null }): Promise<readonly Broadcast[]>;

  /** @returns false when it does not wait any more */
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

/** What was delivered to whom. */
export abstract class BroadcastDeliveries {
  /** Students who allow messages of the college at this moment, by id, those after `after`. */
  abstract allowedBy(
    collegeId: number,
    now: Date,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly number[]>;

  /** @returns those of `studentIds` to whom it was not delivered before */
  abstract deliver(broadcastId: number, studentIds: readonly number[], at: Date): Promise<readonly number[]>;

  /** Newest first, those before the one with the id `before`. */
  abstract inboxOf(
    studentId: number,
    page: { limit: number; before: number | null },
  ): Promise<readonly DeliveredBroadcast[]>;

  /** Null for messages that were not delivered to the student. */
  abstract find(broadcastId: number, studentId: number): Promise<DeliveredBroadcast | null>;

  /** @returns false when it was not delivered to the student */
  abstract markRead(broadcastId: number, studentId: number, at: Date): Promise<boolean>;
}

/** One text in the exchange between a student and a college about a message. */
export interface BroadcastAnswer {
  readonly id: number;
  readonly broadcastId: number;
  readonly studentId: number;
  readonly isByCollege: boolean;
  /** The administrator who wrote it; null for the student's own ones and once the account is gone. */
  readonly writtenBy: number | null;
  readonly content: string;
  readonly createdAt: Date;
}

/** What students answered, and what colleges wrote back. */
export abstract class BroadcastAnswers {
  abstract add(answer: Omit<BroadcastAnswer, 'id'>): Promise<BroadcastAnswer>;

  /** Of one student about these messages, oldest first. */
  abstract ofStudent(studentId: number, broadcastIds: readonly number[]): Promise<readonly BroadcastAnswer[]>;

  /** The students who answered a message, by id, those after `after`. */
  abstract studentsOf(broadcastId: number, page: { after: number; limit: number }): Promise<readonly number[]>;

  /** About one message, of these students, oldest first. */
  abstract ofThreads(broadcastId: number, studentIds: readonly number[]): Promise<readonly BroadcastAnswer[]>;

  /** How many students answered each of these messages; those without answers are left out. */
  abstract counts(broadcastIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
