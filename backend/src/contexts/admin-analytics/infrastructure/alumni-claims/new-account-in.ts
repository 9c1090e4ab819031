import { ClaimRefused } from '../../domain/alumni-claims/errors';
import type { ClaimBody } from './claims.dto';

const NAMES = { username: 'Username', password: 'Password', birthDate: 'Birth date' } as const;

/**
 * The new account that someone asks for; null where none of its fields is filled in.
 * @throws ClaimRefused naming those that are missing beside others
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
