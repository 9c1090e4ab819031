import type { TimeZoneOffsets } from '../../../domain/delivery-schedule/mail-plan';

/** A person, as named in conversations, notifications and mails. */
export interface NamedPerson {
  readonly id: number;
  /** The displayed name; for people under 18, the first name and the initial of the last name. */
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly isMinor: boolean;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/**
 * The people behind messages and notifications. Accounts come from identity, time zones and mentors from mentorship.
 */
export abstract class People {
  /** Checks whether a user is under 18. */
  abstract isMinor(userId: number): Promise<boolean>;

  /** Finds those of `ids` whose account is confirmed and neither closing nor suspended, with one query. */
  abstract findActive(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>>;

  /** Finds those of `ids` whose account exists and is not closing; it may be suspended. */
  abstract findExistingIds(ids: readonly number[]): Promise<ReadonlySet<number>>;

  /**
   * Returns the confirmed address of a person whose account is neither closing nor suspended; null for everyone else.
   */
  abstract findAddress(userId: number): Promise<string | null>;

  /** Returns the clocks of the person's time zone; of UTC if the time zone is unknown. */
  abstract getTimeZoneOffsets(userId: number): Promise<TimeZoneOffsets>;

  /**
   * Lists at most three mentors, the most similar first: with a free place, a profile that the student can see, and not
   * asked before.
   */
  abstract listSimilarMentors(mentorId: number, forUserId: number): Promise<readonly number[]>;

  /** Checks whether a person can act for a college now, as a verified administrator. */
  abstract canRepresentCollege(userId: number): Promise<boolean>;
}
