import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { Role } from '../../../../shared/domain/role';
import { isMinor } from '../../domain/personal-details/personal-details';
import { Operators } from './ports/operators';

/** An account as shown to operators, without its address. */
export interface ModeratedAccount {
  readonly id: number;
  readonly fullName: string;
  readonly role: Role;
  readonly isMinor: boolean;
  readonly isSuspended: boolean;
  /** Null also if the suspension has no end. */
  readonly suspendedUntil: Date | null;
}

/** A person who wants to be a college administrator. */
export interface ApplicantAccount {
  readonly id: number;
  readonly fullName: string;
  readonly email: string;
  readonly isEmailConfirmed: boolean;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

/** Lists the people in moderation cases and in requests to represent a college, for operators. */
@UseCase()
export class ListAccounts {
  constructor(
    private readonly operators: Operators,
    private readonly clock: Clock,
  ) {}

  /** Returns those of `ids` that have an account, in no particular order. */
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

  /** Returns those of `ids` that have the administrator role, with the address that shows where they work. */
  async listApplicants(ids: readonly number[]): Promise<ApplicantAccount[]> {
    const found = ids.length > 0 ? await this.operators.findAccountsByIds([...new Set(ids)]) : [];
    return found
      .filter(({ role }) => role === 'college_admin')
      .map(({ id, fullName, email, isEmailConfirmed, isSample }) => ({
        id,
        fullName,
        email,
        isEmailConfirmed,
        isSample,
      }));
  }
}
