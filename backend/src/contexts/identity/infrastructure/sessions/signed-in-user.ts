import type { SignedInUser } from '../../../../shared/application/authenticator';
import type { Role } from '../../../../shared/domain/role';
import { isMinor } from '../../domain/personal-details/personal-details';
import { type GrantedOperatorFacts, isOperator, type OperatorRules } from '../../domain/users/operator';
import type { UserId } from '../../domain/users/user-state';
import { OPERATOR_COLUMNS_SQL } from '../users/sql-user-reader';

export interface SignedInUserRow extends GrantedOperatorFacts {
  readonly userId: UserId;
  readonly role: Role;
  readonly isRepresentative: boolean;
}

/** Columns of `SignedInUserRow` besides `userId`, for `identity.users u` with `OPERATOR_JOINS_SQL`; `$2` is now. */
export const SIGNED_IN_USER_COLUMNS_SQL = `u.role, ${OPERATOR_COLUMNS_SQL},
  u.role = 'college_admin' AND EXISTS (
    SELECT FROM identity.affiliations a
    WHERE a.user_id = u.id AND a.kind = 'represents' AND a.until > $2
  ) AS "isRepresentative"`;

/** Returns the caller of a request, with what they may do now. */
export function toSignedInUser(row: SignedInUserRow, rules: OperatorRules, now: Date): SignedInUser {
  const { userId, role, isEmailConfirmed: emailVerified, isRepresentative } = row;
  const minor = isMinor(row.birthDate, now);
  return {
    id: userId,
    role,
    emailVerified,
    isMinor: minor,
    isMember: emailVerified && (role !== 'college_admin' || (!minor && isRepresentative)),
    isOperator: isOperator(row, rules, now),
  };
}
