/** Where pages of the product are found, for links in mail. */
export abstract class ConnectionPages {
  /** How the product is called in mail. */
  abstract readonly productName: string;

  /** The page that shows what waits for an answer. */
  abstract requests(): string;

  /** The page that shows what somebody asked others, with their questions. */
  abstract ownRequests(): string;

  /** The page on which somebody plans a meeting with this person. */
  abstract newMeetingWith(userId: number): string;

  abstract alumni(userId: number): string;

  /** The page on which somebody looks for alumni. */
  abstract finder(): string;
}
