import type { DataSource } from 'typeorm';
import { AdminAnalyticsOperatorFacade } from '../../src/contexts/admin-analytics';
import { SendInvitations } from '../../src/contexts/admin-analytics/application/alumni-claims/send-invitations';
import { registeredMember, studentForm } from './accounts';
import { eventually, type TestApp } from './app';

/** Returns the IDs of colleges in the catalog. */
export const collegeIds = ({ db }: TestApp, count: number): Promise<number[]> => collegeIdsIn(db, count);

export const collegeIdsIn = (db: DataSource, count: number): Promise<number[]> =>
  eventually(async () => {
    const rows = await db.query<{ id: number }[]>('SELECT id FROM colleges.colleges ORDER BY id LIMIT $1', [count]);
    return rows.length === count ? rows.map(({ id }) => id) : null;
  }, 60_000);

export const nameOfCollege = async ({ db }: { db: DataSource }, id: number): Promise<string> =>
  (await db.query<[{ name: string }]>('SELECT name FROM colleges.colleges WHERE id = $1', [id]))[0].name;

/** Registers a verified administrator of the college. */
export async function verifiedAdministrator(app: TestApp, username: string, collegeId: number) {
  const form = studentForm(username, { role: 'college_admin', collegeId, birthDate: '1980-05-05' });
  const browser = await registeredMember(app, form);
  await app.app
    .get(AdminAnalyticsOperatorFacade, { strict: false })
    .verifyAdministrator(username, { forcedBecause: 'test' });
  return browser;
}

const IMPORTED = {
  first_name: 'Ada',
  last_name: 'Example',
  graduation_year: 2015,
  major: 'Mathematics',
  job_title: 'Engineer' as string | null,
  company: 'Analytical Engines' as string | null,
  linkedin_url: 'https://www.linkedin.com/in/ada-example' as string | null,
  suggested_mentor: true as boolean | null,
  imported_at: new Date(),
  purge_at: new Date(Date.now() + 180 * 24 * 60 * 60 * 1000),
  invited_at: null as Date | null,
};

/**
 * Inserts a row as an import does.
 * @returns its ID
 */
export async function insertImportedAlum(
  db: DataSource,
  collegeId: number,
  email: string,
  changes: Partial<typeof IMPORTED> = {},
): Promise<number> {
  const [file] = await db.query<[{ id: number }]>(
    `INSERT INTO admin_analytics.alumni_imports (college_id, file_name, status, started_at, finished_at)
     VALUES ($1, 'alumni.csv', 'completed', now(), now()) RETURNING id`,
    [collegeId],
  );
  const row = { college_id: collegeId, import_id: file.id, email, ...IMPORTED, ...changes };
  const columns = Object.keys(row);
  const [{ id }] = await db.query<[{ id: number }]>(
    `INSERT INTO admin_analytics.imported_alumni (${columns.join(', ')})
     VALUES (${columns.map((_, n) => `$${n + 1}`).join(', ')}) RETURNING id`,
    Object.values(row),
  );
  return id;
}

export const sendInvitations = (app: TestApp): Promise<boolean> =>
  app.app.get(SendInvitations, { strict: false }).execute(100);

/** Returns the token in the newest email to an address, which the product's own job may be sending. */
export const tokenMailedTo = (app: TestApp, email: string): Promise<string> =>
  eventually(() => {
    const mail = app.mails.findLast(({ to, text }) => to === email && text.includes('/claim?token='));
    return /\/claim\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  });

let people = 0;

/** Inserts an imported alum with an invitation. */
export async function insertInvitedAlum(app: TestApp, collegeId: number, changes: Partial<typeof IMPORTED> = {}) {
  const email = `imported.${++people}@alumni.example.org`;
  const id = await insertImportedAlum(app.db, collegeId, email, changes);
  await sendInvitations(app);
  return { id, email, token: await tokenMailedTo(app, email) };
}

/** The form for claiming a profile with a new account. */
export const claimForm = (username: string, token: string, changes: Record<string, unknown> = {}) => ({
  token,
  username,
  password: 'Correct-horse-9',
  birthDate: '1990-02-03',
  isProfileVisible: true,
  isWillingToMentor: true,
  ...changes,
});
