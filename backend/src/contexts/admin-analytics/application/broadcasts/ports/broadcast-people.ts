import type { Broadcast } from '../../../domain/broadcasts/broadcast';

/** The people and colleges that messages are about. */
export abstract class BroadcastPeople {
  /** Those of `ids` who are students and take part: confirmed, neither suspended nor leaving. */
  abstract studentsAmong(ids: readonly number[]): Promise<readonly number[]>;

  abstract isAdult(userId: number): Promise<boolean>;

  /** The names of those of `ids` who have an account. */
  abstract namesOf(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;

  abstract collegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** Notifications about messages. All of them join the unit of work. */
export abstract class BroadcastNotices {
  abstract delivered(studentIds: readonly number[], broadcast: Broadcast): Promise<void>;

  /** A colleague has to approve it. */
  abstract waits(administratorIds: readonly number[], broadcast: Broadcast): Promise<void>;

  /** The administrator who wrote it learns that a colleague sent or declined it. */
  abstract decided(broadcast: Broadcast, by: number): Promise<void>;

  /** @param answerId names the event */
  abstract answered(administratorId: number, studentId: number, broadcast: Broadcast, answerId: number): Promise<void>;

  /** The college wrote back. @param answerId names the event */
  abstract wroteBack(studentId: number, broadcast: Broadcast, answerId: number): Promise<void>;
}
