import { ClaimRefused } from '../../domain/alumni-claims/errors';
import type { ClaimBody } from './claims.dto';

const NAMES = { username: 'Username', password: 'Password', birthDate: 'Birth date' } as const;

/**
 * Returns the new account in the request; null if none of its fields is filled in.
 * @throws ClaimRefused naming the missing fields if only some are filled in
 */
export function newAccountIn({ username, password, birthDate }: Pick<ClaimBody, keyof typeof NAMES>) {
  if (username && password && birthDate) return { username, password, birthDate };
  const filled = { username, password, birthDate };
  const missing = (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((field) => !filled[field])
    .map((field) => ({ field, message: `${NAMES[field]} is required` }));
  const [first, ...others] = missing;
  if (!first || missing.length === Object.keys(NAMES).length) return null;
  throw new ClaimRefused([first, ...others]);
}
