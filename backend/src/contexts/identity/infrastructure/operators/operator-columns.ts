import type { OperatorFacts } from '../../domain/operators/operator';

export type OperatorColumns = OperatorFacts & { readonly grantedAt: Date | null };

/** What decides about the rights of an operator, of `identity.users u` with `OPERATOR_JOINS`. */
export const OPERATOR_COLUMNS = `u.email_verified_at IS NOT NULL AS "isEmailConfirmed",
  u.birth_date::text AS "birthDate", u.closing_at IS NOT NULL AS "isClosing", u.suspended_at IS NOT NULL AS "isSuspended",
  coalesce(tf.enabled_at IS NOT NULL, false) AS "hasTwoFactor", o.granted_at AS "grantedAt"`;

export const OPERATOR_JOINS = `LEFT JOIN identity.operators o ON o.user_id = u.id
  LEFT JOIN identity.totp_credentials tf ON tf.user_id = u.id`;
