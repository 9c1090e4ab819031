/** Counts how often alumni were shown to somebody who was looking, so that the next to be shown are others. */
export abstract class Showings {
  /** Takes no time: it is written down later, together with others. */
  abstract note(userIds: readonly number[]): void;
}
