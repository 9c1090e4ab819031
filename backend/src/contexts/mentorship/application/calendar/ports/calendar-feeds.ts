/** The addresses under which people read their meetings in calendars elsewhere. Only hashes of them are kept. */
export abstract class CalendarFeeds {
  /** When the one that works was made; null where none does. */
  abstract madeAt(userId: number): Promise<Date | null>;

  /** Whatever worked before works no longer. */
  abstract renew(userId: number, token: string, at: Date): Promise<void>;

  abstract end(userId: number): Promise<void>;

  /** Whose it is; null for every other token. */
  abstract ownerOf(token: string): Promise<number | null>;
}
