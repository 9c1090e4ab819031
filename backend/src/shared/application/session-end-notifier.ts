/** How those who depend on sessions hear, on every instance, that some have ended. */
export abstract class SessionEndNotifier {
  /** Sessions of this person end with the unit of work in progress. Said once that is written. */
  abstract announce(userId: number): void;

  /** @param hear is called without a person where something may have been missed */
  abstract listen(hear: (userId?: number) => void): void;
}
