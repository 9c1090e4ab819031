import type { Id } from '../../../../shared/domain/id';
import type { Role } from '../../../../shared/domain/role';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import type { BirthDate } from './age';

export type UserId = Id<'User'>;

interface AccountState {
  id: UserId;
  username: string;
  fullName: string;
  email: string;
  /** Where the person wants their mail once they have shown that they read it there. */
  pendingEmail: string | null;
  role: Role;
  avatarUrl: string | null;
  /** Null only for accounts that an operator made for an adult. */
  birthDate: BirthDate | null;
  isAgeVerified: boolean;
  passwordHash: string;
  passwordSetAt: Date;
  /** Whether the person knows it: who signs in through a provider has one that no one knows. */
  hasPassword: boolean;
  emailVerifiedAt: Date | null;
  registeredAt: Date;
  version: number;
}

export type UserState = AccountState & ClosingState & SuspensionState;

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

/** What the operator decides when they suspend someone. */
export interface Suspension {
  /** When it ends by itself; null: when the operator lifts it. */
  readonly until: Date | null;
  /** For the operator's record; null when none was given. */
  readonly reason: string | null;
  /** Shown to the person when they try to sign in; null: they only read that they are suspended. */
  readonly notice?: string | null;
}

/** Another end of a suspension; what is left out stays. */
export interface SuspensionChange {
  readonly until: Date | null;
  readonly reason?: string | null;
  readonly notice?: string | null;
}

export interface SuspensionState {
  /** Since when the operator lets the person in no more. */
  suspendedAt: Date | null;
  suspendedUntil: Date | null;
  suspensionReason: string | null;
  suspensionNotice: string | null;
}

export const NOT_SUSPENDED = {
  suspendedAt: null,
  suspendedUntil: null,
  suspensionReason: null,
  suspensionNotice: null,
} as const;
