import type { Role } from '../../../../../shared/domain/role';
import type { BirthDate } from '../../../domain/users/age';

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

/** Accounts as operators need to know them. */
export abstract class Accounts {
  /** Those of `ids` that there are, also suspended and closing ones, in no order. */
  abstract findByIds(ids: readonly number[]): Promise<readonly AccountForOperators[]>;
}
