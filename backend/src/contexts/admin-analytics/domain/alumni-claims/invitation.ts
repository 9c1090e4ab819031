const DAY_MS = 24 * 60 * 60 * 1000;

export const CLAIM_TOKEN_BYTES = 32;

/** Invitations of imported alumni. */
export const INVITATION_DELAYS_MS = {
  /** One reminder is sent this long after an unanswered invitation. */
  remindAfter: 21 * DAY_MS,
  /** No reminder is sent this shortly before the data is deleted. */
  noReminderBefore: 14 * DAY_MS,
  /**
   * An email that couldn't be sent, or whose server stopped, is sent again after this time; the next time, after twice
   * that.
   */
  retryAfter: 10 * 60 * 1000,
} as const;

export type InvitationKind = 'invitation' | 'reminder';
