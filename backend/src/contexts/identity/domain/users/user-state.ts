import type { Id } from '../../../../shared/domain/id';
import type { Role } from '../../../../shared/domain/role';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import type { BirthDate } from '../personal-details/personal-details';

export type UserId = Id<'User'>;

interface AccountState {
  id: UserId;
  username: string;
  fullName: string;
  email: string;
  /** The new address that must be confirmed; null if there is none. */
  pendingEmail: string | null;
  role: Role;
  avatarUrl: string | null;
  /** Null only for accounts that an operator created for an adult. */
  birthDate: BirthDate | null;
  isAgeVerified: boolean;
  passwordHash: string;
  passwordSetAt: Date;
  /** Whether the user has set a password: accounts registered through a provider have one that no one knows. */
  hasPassword: boolean;
  emailVerifiedAt: Date | null;
  registeredAt: Date;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
  version: number;
}

export type UserState = AccountState & ClosingState & SuspensionState;

const DAY = 24 * 60 * 60 * 1000;

/** Time in which a user can cancel the deletion of their account. */
export const DELETION_GRACE_MS = 14 * DAY;

interface Closing {
  readonly closingAt: Date;
  readonly deleteAfter: Date;
  /** What happens to the user's public content. */
  readonly writtenChoice: WrittenChoice;
}

/** The deletion of an account; all three fields are null for other accounts. */
type ClosingState = Closing | { readonly [part in keyof Closing]: null };

export const NOT_CLOSING = { closingAt: null, deleteAfter: null, writtenChoice: null } as const;

export const createClosing = (now: Date, writtenChoice: WrittenChoice): Closing => ({
  closingAt: now,
  deleteAfter: new Date(now.getTime() + DELETION_GRACE_MS),
  writtenChoice,
});

/** An operator's decision to suspend an account. */
export interface Suspension {
  /** When it ends automatically; null if only an operator can lift it. */
  readonly until: Date | null;
  /** For the audit log; null if none was given. */
  readonly reason: string | null;
  /** Shown to the user when they try to sign in; null if they only see that they are suspended. */
  readonly notice?: string | null;
}

/** A change of a suspension; omitted fields stay unchanged. */
export interface SuspensionChange {
  readonly until: Date | null;
  readonly reason?: string | null;
  readonly notice?: string | null;
}

interface SuspensionState {
  /** When the suspension started; null if the account isn't suspended. */
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
