import { Repository } from '../../../../../shared/application/repository';
import type { Broadcast } from '../../../domain/broadcasts/broadcast';
import type { BroadcastAnswer, NewBroadcastAnswer } from '../../../domain/broadcasts/broadcast-answer';

/** Messages from colleges to students. `lock` and `update` throw BroadcastNotFound. */
export abstract class Broadcasts extends Repository<Broadcast> {
  abstract nextId(): Promise<number>;

  abstract find(id: number): Promise<Broadcast | null>;

  /** Finds the newest message of a college that is waiting or was sent. */
  abstract findLatest(collegeId: number): Promise<Broadcast | null>;

  /** Newest first; only messages before the ID `before`. */
  abstract list(collegeId: number, page: { limit: number; before: number | null }): Promise<readonly Broadcast[]>;

  /** @throws BroadcastAwaitsDecision if another message of the college is already waiting */
  abstract override save(broadcast: Broadcast): Promise<void>;
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
  abstract listSubscribers(
    collegeId: number,
    now: Date,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly number[]>;

  /** @returns the students among `studentIds` to whom it had not been delivered before */
  abstract save(broadcastId: number, studentIds: readonly number[], at: Date): Promise<readonly number[]>;

  /** Newest first; only messages before the ID `before`. */
  abstract listInbox(
    studentId: number,
    page: { limit: number; before: number | null },
  ): Promise<readonly DeliveredBroadcast[]>;

  /** Returns null if the message was not delivered to the student. */
  abstract find(broadcastId: number, studentId: number): Promise<DeliveredBroadcast | null>;

  /** @returns false if it was not delivered to the student */
  abstract markRead(broadcastId: number, studentId: number, at: Date): Promise<boolean>;
}

/** Answers of students, and what colleges wrote back. */
export abstract class BroadcastAnswers {
  abstract save(answer: NewBroadcastAnswer): Promise<BroadcastAnswer>;

  /** Returns the texts of one student's exchanges about these messages, oldest first. */
  abstract listByStudent(studentId: number, broadcastIds: readonly number[]): Promise<readonly BroadcastAnswer[]>;

  /** Returns the students who answered a message, sorted by ID, after the ID `after`. */
  abstract listStudents(broadcastId: number, page: { after: number; limit: number }): Promise<readonly number[]>;

  /** Returns the exchanges of these students about one message, oldest first. */
  abstract listExchanges(broadcastId: number, studentIds: readonly number[]): Promise<readonly BroadcastAnswer[]>;

  /** Counts the students who answered each of these messages; messages without answers are omitted. */
  abstract countStudents(broadcastIds: readonly number[]): Promise<ReadonlyMap<number, number>>;
}
