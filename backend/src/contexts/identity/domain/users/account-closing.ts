import type { WrittenChoice } from '../../../../shared/domain/written-choice';

const DAY = 24 * 60 * 60 * 1000;

/** So long someone who asked for their account to be deleted can still keep it. */
export const GRACE_MS = 14 * DAY;

interface Closing {
  readonly closingAt: Date;
  readonly deleteAfter: Date;
  /** What becomes of what the person wrote in public. */
  readonly writtenChoice: WrittenChoice;
}

/** An account that is about to be deleted; all three null for every other. */
export type ClosingState = Closing | { readonly [part in keyof Closing]: null };

export const NOT_CLOSING = { closingAt: null, deleteAfter: null, writtenChoice: null } as const;

export const closingFrom = (now: Date, writtenChoice: WrittenChoice): Closing => ({
  closingAt: now,
  deleteAfter: new Date(now.getTime() + GRACE_MS),
  writtenChoice,
});
