/**
 * Whether a user `u` with the second factor `f` has a second factor for acting on behalf of a college: an authenticator
 * app of their own, or that of the college, if the provider of a college is the only way into the account.
 */
export const HAS_SECOND_FACTOR_SQL = /* sql */ `(f.enabled_at IS NOT NULL OR (
  NOT u.has_password
  AND EXISTS (SELECT FROM identity.external_identities i WHERE i.user_id = u.id)
  AND NOT EXISTS (
    SELECT FROM identity.external_identities i
    LEFT JOIN identity.college_sign_ins s ON s.college_id = i.college_id AND s.is_enabled
    WHERE i.user_id = u.id AND s.college_id IS NULL)))`;
