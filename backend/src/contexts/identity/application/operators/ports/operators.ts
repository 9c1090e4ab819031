import type { Role } from '../../../../../shared/domain/role';
import type { UserId } from '../../../domain/users/user-state';
import type { OperatorFacts } from '../../../domain/users/operator';
import type { BirthDate } from '../../../domain/users/age';

/** An account as far as it matters for the rights of an operator. */
export interface OperatorAccount extends OperatorFacts {
  readonly userId: UserId;
  /** Null without a grant. */
  readonly grantedAt: Date | null;
}

export interface OperatorGrant {
  readonly userId: UserId;
  readonly grantedAt: Date;
  readonly reason: string;
}

/** An account as operators see it. */
export interface AccountForOperators {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly birthDate: BirthDate | null;
  readonly suspendedAt: Date | null;
  readonly suspendedUntil: Date | null;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** Who was made an operator, and accounts as operators need to know them. */
export abstract class Operators {
  /** @returns null when no account has this username or address */
  abstract findAccount(usernameOrEmail: string): Promise<OperatorAccount | null>;

  /** Those of `ids` who have a grant, whether it gives rights now or rests. */
  abstract findGranted(ids: readonly number[]): Promise<readonly OperatorAccount[]>;

  /** Everyone with a grant, by id; they are few. */
  abstract listAll(): Promise<readonly OperatorAccount[]>;

  /** @returns false when there was a grant already; that one stays */
  abstract add(grant: OperatorGrant): Promise<boolean>;

  /** @returns false when there was none */
  abstract delete(userId: UserId): Promise<boolean>;

  /** The accounts with these ids, also suspended and closing ones, in no order. */
  abstract findAccountsByIds(ids: readonly number[]): Promise<readonly AccountForOperators[]>;
}
