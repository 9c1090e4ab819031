import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { isMinor } from '../../domain/users/age';
import { Operators } from './ports/operators';

/** An account as operators see it: without its address. */
export interface ModeratedAccount {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly isMinor: boolean;
  readonly isSuspended: boolean;
  /** Null also when the suspension has no end. */
  readonly suspendedUntil: Date | null;
}

/** A person who asked to be a college administrator. */
export interface ApplicantAccount {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
}

/** The people of cases and of requests to speak for a college, for operators. */
@UseCase()
export class ListAccounts {
  constructor(
    private readonly operators: Operators,
    private readonly clock: Clock,
  ) {}

  /** Those of `ids` who have an account, in no order. */
  async execute(ids: readonly number[]): Promise<ModeratedAccount[]> {
    const now = this.clock.now();
    const found = ids.length > 0 ? await this.operators.findAccountsByIds([...new Set(ids)]) : [];
    return found.map(({ id, fullName, role, birthDate, suspendedAt, suspendedUntil }) => {
      return {
        id,
        fullName,
        role,
        isMinor: isMinor(birthDate, now),
        isSuspended: suspendedAt !== null,
        suspendedUntil,
      };
    });
  }

  /** Those of `ids` who have the administrator's role, with the address that shows where they work. */
  async applicants(ids: readonly number[]): Promise<ApplicantAccount[]> {
    const found = ids.length > 0 ? await this.operators.findAccountsByIds([...new Set(ids)]) : [];
    return found
      .filter(({ role }) => role === 'college_admin')
      .map(({ id, fullName, email, isEmailConfirmed }) => ({ id, fullName, email, isEmailConfirmed }));
  }
}
