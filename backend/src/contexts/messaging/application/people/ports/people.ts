import type { Clocks } from '../../../domain/delivery-schedule/mail-plan';

/** A person as conversations, notifications and mails name them. */
export interface NamedPerson {
  readonly id: number;
  /** The displayed name; for people under 18, the first name and the initial of the last name. */
  readonly displayName: string;
  readonly avatarUrl: string | null;
  readonly isMinor: boolean;
}

/** The people behind messages and notifications. Identity has their accounts, mentorship their time zones and mentors. */
export abstract class People {
  /** Whether someone is under 18. */
  abstract isMinor(userId: number): Promise<boolean>;

  /** Those of `ids` whose account is confirmed and neither closing nor suspended. One query for one as for many. */
  abstract named(ids: readonly number[]): Promise<ReadonlyMap<number, NamedPerson>>;

  /** Those of `ids` who have an account and keep it, also while it is suspended. */
  abstract accountsAmong(ids: readonly number[]): Promise<ReadonlySet<number>>;

  /** The confirmed address of a person whose account is neither closing nor suspended; null for everyone else. */
  abstract addressOf(userId: number): Promise<string | null>;

  /** The clocks of the person's time zone, of UTC where it is not known. */
  abstract clocksOf(userId: number): Promise<Clocks>;

  /** At most three mentors, the most similar first: with room, a profile that the student sees, and not asked before. */
  abstract similarMentors(mentorId: number, forUserId: number): Promise<readonly number[]>;
}
