import { DataSource } from 'typeorm';
import { Users } from '../../src/contexts/identity/application/users/ports/users';
import type { UserId } from '../../src/contexts/identity/domain/users/user-state';
import { Transactions } from '../../src/shared/application/transactions';
import type { TestApp } from './app';

export const PASSWORD = 'Correct-horse-9';

/** The registration form of a student; `told` adds or replaces fields. */
export const studentForm = (username: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  username,
  password: PASSWORD,
  email: `${username}@example.org`,
  fullName: 'Robin Example',
  role: 'student',
  birthDate: '2000-02-29',
  isAgeVerified: true,
  ...changes,
});

export const alumniForm = (username: string, changes: Record<string, unknown> = {}): Record<string, unknown> =>
  studentForm(username, {
    role: 'alumni',
    alumniCollege: 'Amherst College',
    alumniMajor: 'Geology',
    alumniGradYear: 2020,
    ...changes,
  });

/**
 * Repeats the request while the response is 503, as a client that honors Retry-After does: a burst can overload a busy
 * machine.
 */
export async function retryWhileBusy<T extends { status: number }>(
  ask: () => PromiseLike<T>,
  retryStatuses: readonly number[] = [503],
): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (!retryStatuses.includes(answer.status)) return answer;
    await new Promise((resume) => setTimeout(resume, 200));
  }
}

interface Answer {
  readonly headers: Record<string, unknown>;
}

/** Returns the cookies that a response sets, with their attributes. */
export const cookiesOf = ({ headers }: Answer): string[] => (headers['set-cookie'] as string[] | undefined) ?? [];

/** Returns the first cookie that a response sets, as a browser would send it back; '' if it sets none. */
export const cookieOf = (answer: Answer): string => (cookiesOf(answer)[0] ?? '').split(';')[0]!;

/** Registers a user and returns the browser with the new session. */
export async function registered(app: TestApp, form: Record<string, unknown>) {
  const browser = app.browser();
  const answer = await retryWhileBusy(() => browser.post('/api/register').send(form));
  if (answer.status !== 201) throw new Error(`Registering was answered ${answer.status}: ${answer.text}`);
  return browser;
}

/** Does what opening the link of the confirmation email does, without waiting for the email. */
export async function confirmAddress({ app }: TestApp, userId: number): Promise<void> {
  const users = app.get(Users, { strict: false });
  await app.get(Transactions, { strict: false }).run(async () => {
    const user = await users.getById(userId as UserId);
    user.confirmEmail(user.email, new Date());
    await users.save(user);
  });
}

/** Registers a user, confirms the address and returns the browser with the session. */
export async function registeredMember(app: TestApp, form: Record<string, unknown>) {
  const browser = await registered(app, form);
  const { body } = await retryWhileBusy(() => browser.get('/api/user'));
  await confirmAddress(app, (body as { id: number }).id);
  return browser;
}

/** Inserts students `prefix1` to `prefix<many>` directly; all have the password of `likeUsername`. */
export async function insertStudents(
  db: DataSource,
  prefix: string,
  count: number,
  likeUsername: string,
): Promise<string[]> {
  await db.query(
    `INSERT INTO identity.users (username, full_name, email, role, birth_date, is_age_verified, password_hash,
                                 password_set_at, registered_at, version)
     SELECT $1 || n, 'Robin Example', $1 || n || '@example.org', 'student', '2000-02-29', true, like_user.password_hash,
            now(), now(), 1
     FROM generate_series(1, $2::int) AS n, identity.users AS like_user WHERE like_user.username = $3`,
    [prefix, count, likeUsername],
  );
  return Array.from({ length: count }, (_, n) => `${prefix}${n + 1}`);
}
