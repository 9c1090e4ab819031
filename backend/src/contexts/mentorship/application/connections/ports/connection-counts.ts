/** How much of what is limited is used. */
export abstract class ConnectionCounts {
  /** Requests of this person that wait for an answer. */
  abstract pendingFrom(userId: number): Promise<number>;

  /** When this person asked the people they have asked since then, oldest first; somebody asked twice counts once. */
  abstract firstContactsSince(userId: number, since: Date): Promise<readonly Date[]>;

  /** Students who are connected with this mentor. */
  abstract placesTakenOf(mentorId: number): Promise<number>;

  /** Requests whose recipients are to be reminded now, and those whose time is over: ids of connections, oldest first. */
  abstract due(now: Date): Promise<{ readonly toRemind: readonly number[]; readonly toExpire: readonly number[] }>;
}
