const DAY = 24 * 60 * 60 * 1000;

export const CLAIM_TOKEN_BYTES = 32;

/** Invitations of imported alumni. */
export const INVITATIONS = {
  /** One reminder is sent this long after an unanswered invitation. */
  remindAfter: 21 * DAY,
  /** No reminder is sent this shortly before the data is deleted. */
  noReminderBefore: 14 * DAY,
  /**
   * An email that couldn't be sent, or whose server stopped, is sent again after this time; the next time, after twice
   * that.
   */
  retryAfter: 10 * 60 * 1000,
} as const;

export type InvitationKind = 'invitation' | 'reminder';

/** The data that a college imported about a person. */
export interface ImportedAlumnus {
  readonly id: number;
  readonly collegeId: number;
  /** In lower case. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly graduationYear: number;
  readonly major: string;
  readonly jobTitle: string | null;
  readonly company: string | null;
  readonly linkedinUrl: string | null;
  readonly suggestedMentor: boolean | null;
  readonly importedAt: Date;
  /** When the data is deleted if the person doesn't claim it. */
  readonly purgeAt: Date;
}
