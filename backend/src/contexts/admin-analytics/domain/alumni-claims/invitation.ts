const DAY = 24 * 60 * 60 * 1000;

export const CLAIM_TOKEN_BYTES = 32;

/** Of the people whom a college imports. */
export const INVITATIONS = {
  /** Without an answer, one reminder follows the invitation. */
  remindAfter: 21 * DAY,
  /** No reminder is sent this shortly before the information is deleted. */
  noReminderBefore: 14 * DAY,
  /** A mail that could not be sent, or whose server stopped, is sent again after this time; the next time after twice that. */
  retryAfter: 10 * 60 * 1000,
  /** Someone who registers by themselves has this long to use their link; then what the college gave is deleted. */
  kept: 7 * DAY,
} as const;

export type InvitationKind = 'invitation' | 'reminder';

/** What a college gave about a person. */
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
