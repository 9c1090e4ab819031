import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { GrantedOperatorFacts } from '../../domain/users/operator';
import {
  type AccountRecord,
  type AccountSecurity,
  type CollegeAdmin,
  UserReader,
} from '../../application/users/ports/users';
import type { UserId } from '../../domain/users/user-state';
import { normalizeUsername } from '../../domain/credentials/credentials';
import { HAS_SECOND_FACTOR_SQL } from './second-factor-sql';

/** Columns that decide about the rights of an operator; for `identity.users u` with `OPERATOR_JOINS_SQL`. */
export const OPERATOR_COLUMNS_SQL = `u.email_verified_at IS NOT NULL AS "isEmailConfirmed",
  u.birth_date::text AS "birthDate", u.closing_at IS NOT NULL AS "isClosing", u.suspended_at IS NOT NULL AS "isSuspended",
  coalesce(tf.enabled_at IS NOT NULL, false) AS "hasTwoFactor", o.granted_at AS "grantedAt"`;

export const OPERATOR_JOINS_SQL = `LEFT JOIN identity.operators o ON o.user_id = u.id
  LEFT JOIN identity.totp_credentials tf ON tf.user_id = u.id`;

@Injectable()
export class SqlUserReader extends UserReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findAccount(id: UserId): Promise<AccountRecord | null> {
    const [row] = await this.unitOfWork.queryPrepared<Omit<AccountRecord, 'operator'> & GrantedOperatorFacts>(
      `SELECT u.id, u.username, u.full_name AS "fullName", u.email,
              u.email_verified_at IS NOT NULL AS "emailVerified", u.role, u.avatar_url AS "avatarUrl",
              u.is_age_verified AS "isAgeVerified",
              CASE WHEN d.user_id IS NOT NULL THEN json_build_object(
                'college', d.college, 'collegeId', d.college_id, 'major', d.major,
                'graduationYear', d.graduation_year, 'currentPosition', d.current_position, 'company', d.company
              ) END AS registration, ${OPERATOR_COLUMNS_SQL}
       FROM identity.users u LEFT JOIN identity.registration_details d ON d.user_id = u.id ${OPERATOR_JOINS_SQL}
       WHERE u.id = $1`,
      [id],
    );
    if (!row) return null;
    const { isEmailConfirmed, birthDate, isClosing, isSuspended, hasTwoFactor, grantedAt, ...account } = row;
    const operator = { isEmailConfirmed, birthDate, isClosing, isSuspended, hasTwoFactor, grantedAt };
    return { ...account, operator };
  }

  async findSecurity(id: UserId): Promise<AccountSecurity | null> {
    const [safety] = await this.unitOfWork.query<AccountSecurity>(
      `SELECT u.pending_email AS "pendingEmail", u.has_password AS "hasPassword", u.password_set_at AS "passwordSetAt",
              f.enabled_at IS NOT NULL AS "twoFactorEnabled",
              CASE WHEN f.enabled_at IS NOT NULL THEN cardinality(f.recovery_codes) END AS "recoveryCodesLeft"
       FROM identity.users u LEFT JOIN identity.totp_credentials f ON f.user_id = u.id
       WHERE u.id = $1`,
      [id],
    );
    return safety ?? null;
  }

  async findId(usernameOrEmail: string): Promise<UserId | null> {
    const [found] = await this.unitOfWork.query<{ id: UserId }>(
      'SELECT id FROM identity.users WHERE lower(username) = $1 OR lower(email) = $1',
      [normalizeUsername(usernameOrEmail)],
    );
    return found?.id ?? null;
  }

  async findCollegeAdmin(identifier: { userId: number } | { username: string }): Promise<CollegeAdmin | null> {
    const [condition, key] =
      'userId' in identifier
        ? ['u.id = $1', identifier.userId]
        : ['lower(u.username) = $1', normalizeUsername(identifier.username)];
    const [admin] = await this.unitOfWork.queryPrepared<CollegeAdmin>(
      `SELECT u.id AS "userId", CASE WHEN d.college IS NULL THEN d.college_id END AS "collegeId",
              CASE WHEN u.email_verified_at IS NOT NULL THEN u.email END AS "confirmedEmail",
              u.birth_date::text AS "birthDate", ${HAS_SECOND_FACTOR_SQL} AS "twoFactorEnabled"
       FROM identity.users u
       LEFT JOIN identity.registration_details d ON d.user_id = u.id
       LEFT JOIN identity.totp_credentials f ON f.user_id = u.id
       WHERE ${condition} AND u.role = 'college_admin'`,
      [key],
    );
    return admin ?? null;
  }
}
