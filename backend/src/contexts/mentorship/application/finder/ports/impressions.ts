/** Counts how often alumni were shown to somebody who was looking, so that the next to be shown are others. */
export abstract class Impressions {
  /** Takes no time: it is written down later, together with others. */
  abstract record(userIds: readonly number[]): void;
}
