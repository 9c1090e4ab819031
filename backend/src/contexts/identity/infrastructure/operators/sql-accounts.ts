import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { type AccountForOperators, Accounts } from '../../application/operators/ports/accounts';

@Injectable()
export class SqlAccounts extends Accounts {
  constructor(private readonly session: Session) {
    super();
  }

  withIds(ids: readonly number[]): Promise<readonly AccountForOperators[]> {
    return this.session.query<AccountForOperators>(
      `SELECT u.id, u.full_name AS "fullName", u.role, u.birth_date::text AS "birthDate",
         u.suspended_at AS "suspendedAt", u.suspended_until AS "suspendedUntil", u.email,
         u.email_verified_at IS NOT NULL AS "isEmailConfirmed"
       FROM identity.users u WHERE u.id = ANY ($1::integer[])`,
      [ids],
    );
  }
}
