import { AdminAnalyticsOperatorFacade } from '../../src/contexts/admin-analytics/index';
import { UpdateDirectoryEntry } from '../../src/contexts/mentorship/application/people-directory/update-directory';
import { alumniForm, confirmAddress, registered, studentForm, retryWhileBusy } from './accounts';
import type { TestApp } from './app';

export interface TestUser {
  readonly id: number;
  readonly browser: Awaited<ReturnType<typeof registered>>;
}

/** Registers a user with a confirmed address, signed in in a browser of their own. */
export async function confirmed(app: TestApp, form: Record<string, unknown>): Promise<TestUser> {
  const someone = await unconfirmedPerson(app, form);
  await confirmAddress(app, someone.id);
  return someone;
}

/** Changes an account directly in the database and notifies the listeners of such changes. */
export async function updateUserRow(app: TestApp, { id }: Pick<TestUser, 'id'>, assignment: string): Promise<void> {
  await app.db.query(`UPDATE identity.users SET ${assignment} WHERE id = $1`, [id]);
  await app.app.get(UpdateDirectoryEntry, { strict: false }).execute(id);
}

/** Registers a user who hasn't opened the confirmation email. */
export async function unconfirmedPerson(app: TestApp, form: Record<string, unknown>): Promise<TestUser> {
  const browser = await registered(app, form);
  const { body } = await retryWhileBusy(() => browser.get('/api/user'));
  return { id: (body as { id: number }).id, browser };
}

export const student = (app: TestApp, username: string, changes: Record<string, unknown> = {}): Promise<TestUser> =>
  confirmed(app, studentForm(username, changes));

/** Registers an alum who chose the college from the list. */
export const alumniOf = (app: TestApp, username: string, collegeId: number): Promise<TestUser> =>
  confirmed(app, alumniForm(username, { alumniCollegeId: collegeId }));

/** Registers a verified administrator of the college. */
export async function administratorOf(app: TestApp, username: string, collegeId: number): Promise<TestUser> {
  const someone = await confirmed(app, studentForm(username, { role: 'college_admin', collegeId }));
  await app.app
    .get(AdminAnalyticsOperatorFacade, { strict: false })
    .verifyAdministrator(username, { forcedBecause: 'test' });
  return someone;
}

/** Returns the birth date of a fifteen-year-old. */
export function fifteenYearsAgo(now = new Date()): string {
  return new Date(Date.UTC(now.getUTCFullYear() - 15, now.getUTCMonth(), 1)).toISOString().slice(0, 10);
}
