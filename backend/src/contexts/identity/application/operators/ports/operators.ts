import type { Role } from '../../../../../shared/domain/role';
import type { UserId } from '../../../domain/users/user-state';
import type { OperatorFacts } from '../../../domain/users/operator';
import type { BirthDate } from '../../../domain/personal-details/personal-details';

/** The fields of an account that decide about operator rights. */
export interface OperatorAccount extends OperatorFacts {
  readonly userId: UserId;
  /** Null if there is no grant. */
  readonly grantedAt: Date | null;
}

export interface OperatorGrant {
  readonly userId: UserId;
  readonly grantedAt: Date;
  readonly reason: string;
}

/** An account as shown to operators. */
export interface AccountForOperators {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly birthDate: BirthDate | null;
  readonly suspendedAt: Date | null;
  readonly suspendedUntil: Date | null;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/** Operator grants, and accounts in the form that operators need. */
export abstract class Operators {
  /** @returns null if no account has this username or address */
  abstract findAccount(usernameOrEmail: string): Promise<OperatorAccount | null>;

  /** Returns those of `ids` that have a grant, even if it gives no rights at present. */
  abstract findGranted(ids: readonly number[]): Promise<readonly OperatorAccount[]>;

  /** Lists everyone with a grant, by ID; they are few. */
  abstract listGranted(): Promise<readonly OperatorAccount[]>;

  /** @returns false if there already was a grant, which is kept */
  abstract add(grant: OperatorGrant): Promise<boolean>;

  /** @returns false if there was no grant */
  abstract delete(userId: UserId): Promise<boolean>;

  /** Returns the accounts with these IDs, including suspended and closing ones, in no particular order. */
  abstract findAccountsByIds(ids: readonly number[]): Promise<readonly AccountForOperators[]>;
}
