import type { UserId } from '../../../domain/users/ids';
import type { OperatorDemands, OperatorFacts } from '../../../domain/operators/operator';

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

/** Who was made an operator. */
export abstract class Operators {
  /** @returns null when no account has this username or address */
  abstract findAccount(usernameOrEmail: string): Promise<OperatorAccount | null>;

  /** Those of `ids` who have a grant, whether it gives rights now or rests. */
  abstract findGranted(ids: readonly number[]): Promise<readonly OperatorAccount[]>;

  /** Everybody with a grant, by number; they are few. */
  abstract listAll(): Promise<readonly OperatorAccount[]>;

  /** @returns false when there was a grant already; that one stays */
  abstract add(grant: OperatorGrant): Promise<boolean>;

  /** @returns false when there was none */
  abstract delete(userId: UserId): Promise<boolean>;
}

/** What this installation asks of operators. */
export abstract class OperatorRules implements OperatorDemands {
  abstract readonly twoFactorNeeded: boolean;
}
