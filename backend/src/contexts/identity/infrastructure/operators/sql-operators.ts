import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type OperatorAccount,
  type OperatorGrant,
  Operators,
  type AccountForOperators,
} from '../../application/operators/ports/operators';
import type { UserId } from '../../domain/users/user-state';
import { normalizeUsername } from '../../domain/credentials/credentials';
import { OPERATOR_COLUMNS_SQL, OPERATOR_JOINS_SQL } from '../users/sql-user-reader';

const SELECT_OPERATOR_ACCOUNTS_SQL = `SELECT u.id AS "userId", ${OPERATOR_COLUMNS_SQL} FROM identity.users u ${OPERATOR_JOINS_SQL}`;

@Injectable()
export class SqlOperators extends Operators {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findAccount(usernameOrEmail: string): Promise<OperatorAccount | null> {
    const [account] = await this.unitOfWork.query<OperatorAccount>(
      `${SELECT_OPERATOR_ACCOUNTS_SQL} WHERE lower(u.username) = $1 OR lower(u.email) = $1`,
      [normalizeUsername(usernameOrEmail)],
    );
    return account ?? null;
  }

  findGranted(ids: readonly number[]): Promise<readonly OperatorAccount[]> {
    return this.unitOfWork.query<OperatorAccount>(
      `${SELECT_OPERATOR_ACCOUNTS_SQL} WHERE o.user_id = ANY ($1::integer[]) AND o.granted_at IS NOT NULL`,
      [ids],
    );
  }

  listGranted(): Promise<readonly OperatorAccount[]> {
    return this.unitOfWork.query<OperatorAccount>(
      `${SELECT_OPERATOR_ACCOUNTS_SQL} WHERE o.granted_at IS NOT NULL ORDER BY u.id`,
    );
  }

  async add({ userId, grantedAt, reason }: OperatorGrant): Promise<boolean> {
    const added = await this.unitOfWork.query(
      `INSERT INTO identity.operators (user_id, granted_at, reason) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO NOTHING RETURNING user_id`,
      [userId, grantedAt, reason],
    );
    return added.length > 0;
  }

  async delete(userId: UserId): Promise<boolean> {
    const removed = await this.unitOfWork.query('DELETE FROM identity.operators WHERE user_id = $1 RETURNING user_id', [
      userId,
    ]);
    return removed.length > 0;
  }

  findAccountsByIds(ids: readonly number[]): Promise<readonly AccountForOperators[]> {
    return this.unitOfWork.query<AccountForOperators>(
      `SELECT u.id, u.full_name AS "fullName", u.role, u.birth_date::text AS "birthDate",
         u.suspended_at AS "suspendedAt", u.suspended_until AS "suspendedUntil", u.email,
         u.email_verified_at IS NOT NULL AS "isEmailConfirmed", u.is_sample AS "isSample"
       FROM identity.users u WHERE u.id = ANY ($1::integer[])`,
      [ids],
    );
  }
}
