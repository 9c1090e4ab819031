import { ClaimRefused } from '../../domain/alumni-claims/errors';
import type { ClaimBody } from './claims.dto';

const FIELD_LABELS = { username: 'Username', password: 'Password', birthDate: 'Birth date' } as const;

/**
 * Returns the new account in the request; null if none of its fields is filled in.
 * @throws ClaimRefused naming the missing fields if only some are filled in
 */
export function toNewAccount({ username, password, birthDate }: Pick<ClaimBody, keyof typeof FIELD_LABELS>) {
  if (username && password && birthDate) return { username, password, birthDate };
  const filled = { username, password, birthDate };
  const missing = (Object.keys(FIELD_LABELS) as (keyof typeof FIELD_LABELS)[])
    .filter((field) => !filled[field])
    .map((field) => ({ field, message: `${FIELD_LABELS[field]} is required` }));
  const [first, ...others] = missing;
  if (!first || missing.length === Object.keys(FIELD_LABELS).length) return null;
  throw new ClaimRefused([first, ...others]);
}
