/** Members who register over HTTP. */
import { withClient } from './catalogues.mjs';

/** One person per connection of `load`: the product runs at most three requests of a person at the same time. */
export const MEMBERS = 10;

const STUDENT = { role: 'student', birthDate: '2000-02-29' };

export const ALUM = {
  role: 'alumni',
  birthDate: '1990-02-28',
  alumniCollege: 'Reed College',
  alumniMajor: 'History',
  alumniGradYear: 2012,
};

/**
 * Registers people with confirmed addresses.
 *
 * @param {string} origin
 * @param {Record<string, string>} settings
 * @param {object} [options]
 * @param {string} [options.name] the beginning of their user names
 * @param {object} [options.details] what they register with, besides names and a password
 * @param {number} [options.many]
 * @returns {Promise<string[]>} their cookies
 */
export async function registerMembers(origin, settings, { name = 'bench', details = STUDENT, many = MEMBERS } = {}) {
  const usernames = Array.from({ length: many }, (_, n) => `${name}${n}`);
  const cookies = [];
  for (const username of usernames) cookies.push(await register(origin, username, details));
  await withClient(settings, (client) =>
    client.query('UPDATE identity.users SET email_verified_at = now() WHERE username = ANY ($1)', [usernames]),
  );
  return cookies;
}

async function register(origin, username, details) {
  const person = { username, email: `${username}@example.org`, fullName: 'Robin Example' };
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, password: 'Correct-horse-9', isAgeVerified: true, ...details }),
  });
  if (!answer.ok) throw new Error(`/api/register: ${answer.status} ${await answer.text()}`);
  return answer.headers.get('set-cookie').split(';')[0];
}
