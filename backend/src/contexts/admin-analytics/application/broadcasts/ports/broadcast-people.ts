import type { Broadcast } from '../../../domain/broadcasts/broadcast';

/** The users and colleges that messages refer to. */
export abstract class BroadcastPeople {
  /** Returns the active students among `ids`: confirmed, neither suspended nor closing their account. */
  abstract findActiveStudents(ids: readonly number[]): Promise<readonly number[]>;

  abstract isAdult(userId: number): Promise<boolean>;

  /** Returns the names of the users in `ids` who may be shown. */
  abstract findNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;

  abstract findCollegeNames(ids: readonly number[]): Promise<ReadonlyMap<number, string>>;
}

/** Notifications about messages. All of them join the unit of work. */
export abstract class BroadcastNotices {
  abstract notifyRecipients(studentIds: readonly number[], broadcast: Broadcast): Promise<void>;

  /** Notifies administrators that a message needs their approval. */
  abstract requestApproval(administratorIds: readonly number[], broadcast: Broadcast): Promise<void>;

  /** Notifies the author that a colleague sent or declined the message. */
  abstract notifyOfDecision(broadcast: Broadcast, by: number): Promise<void>;

  /** @param answerId identifies the event */
  abstract notifyOfAnswer(
    administratorId: number,
    studentId: number,
    broadcast: Broadcast,
    answerId: number,
  ): Promise<void>;

  /**
   * Notifies the student that the college wrote back.
   * @param answerId identifies the event
   */
  abstract notifyOfReply(studentId: number, broadcast: Broadcast, answerId: number): Promise<void>;
}
