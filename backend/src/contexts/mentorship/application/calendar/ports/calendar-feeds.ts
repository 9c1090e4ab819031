/** The addresses under which people read their meetings in calendars elsewhere. Only hashes of them are kept. */
export abstract class CalendarFeeds {
  /** When the one that works was made; null where none does. */
  abstract getCreatedAt(userId: number): Promise<Date | null>;

  /** Whatever worked before works no longer. */
  abstract replace(userId: number, token: string, at: Date): Promise<void>;

  abstract delete(userId: number): Promise<void>;

  /** Whose it is; null for every other token. */
  abstract findOwner(token: string): Promise<number | null>;
}
