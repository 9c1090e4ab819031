import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AccountForOperators, Accounts } from '../../application/operators/ports/accounts';

@Injectable()
export class SqlAccounts extends Accounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  findByIds(ids: readonly number[]): Promise<readonly AccountForOperators[]> {
    return this.unitOfWork.query<AccountForOperators>(
      `SELECT u.id, u.full_name AS "fullName", u.role, u.birth_date::text AS "birthDate",
         u.suspended_at AS "suspendedAt", u.suspended_until AS "suspendedUntil", u.email,
         u.email_verified_at IS NOT NULL AS "isEmailConfirmed"
       FROM identity.users u WHERE u.id = ANY ($1::integer[])`,
      [ids],
    );
  }
}
