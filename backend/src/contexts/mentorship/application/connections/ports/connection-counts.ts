/** How much of what is limited is used. */
export abstract class ConnectionCounts {
  /** Requests of this person that wait for an answer. */
  abstract countPendingFrom(userId: number): Promise<number>;

  /** When this person asked the people they have asked since then, oldest first; somebody asked twice counts once. */
  abstract listFirstContactsSince(userId: number, since: Date): Promise<readonly Date[]>;

  /** Students who are connected with this mentor. */
  abstract countPlacesTaken(mentorId: number): Promise<number>;

  /** Requests whose recipients are to be reminded now, and those whose time is over: ids of connections, oldest first. */
  abstract listDue(now: Date): Promise<{ readonly toRemind: readonly number[]; readonly toExpire: readonly number[] }>;
}
