import { SettleAnswer } from '../../src/contexts/mentorship/application/connections/answer-request';
import type { TestApp } from './app';
import { alumniForm, studentForm } from './accounts';
import { confirmed, fifteenYearsAgo, type TestUser } from './test-users';

/** Registers an alum with a profile that everyone can see. */
export async function mentor(app: TestApp, username: string, changes: Record<string, unknown> = {}): Promise<TestUser> {
  const someone = await confirmed(app, alumniForm(username, { fullName: `${username} Mentor` }));
  await someone.browser.patch('/api/privacy/preferences').send({ isProfileVisible: true }).expect(200);
  await someone.browser
    .put('/api/alumni/profile')
    .send({ isWillingToMentor: true, ...changes })
    .expect(200);
  return someone;
}

/** Registers a fifteen-year-old student with the default settings of that age. */
export const minor = (app: TestApp, username: string): Promise<TestUser> =>
  confirmed(app, studentForm(username, { fullName: 'Kim Example', birthDate: fifteenYearsAgo() }));

export const postConnection = ({ browser }: TestUser, { id }: Pick<TestUser, 'id'>, message?: string) =>
  browser.post('/api/connections').send({ toUserId: id, ...(message !== undefined && { message }) });

/** Sends a request and returns the ID of the connection. */
export async function createConnection(from: TestUser, to: TestUser, message?: string): Promise<number> {
  return ((await postConnection(from, to, message).expect(201)).body as { id: number }).id;
}

export const patchConnection = ({ browser }: TestUser, id: number, body: object) =>
  browser.patch(`/api/connections/${id}`).send(body);

export const accept = (user: TestUser, id: number) => patchConnection(user, id, { status: 'connected' });

export const end = ({ browser }: TestUser, id: number) => browser.delete(`/api/connections/${id}`);

/** Runs what happens when the answer to a request can no longer be undone, as if that time had come. */
export async function settle({ app, db }: TestApp, id: number): Promise<void> {
  const [row] = await db.query<[{ at: Date }]>('SELECT undo_until AS at FROM mentorship.connections WHERE id = $1', [
    id,
  ]);
  await app.get(SettleAnswer, { strict: false }).execute({ connectionId: id, undoUntil: row.at });
}

/**
 * Connects two people.
 * @returns the ID of the connection
 */
export async function connected(from: TestUser, to: TestUser): Promise<number> {
  const id = await createConnection(from, to);
  await accept(to, id).expect(200);
  return id;
}

export const relation = async ({ browser }: TestUser, { id }: Pick<TestUser, 'id'>) =>
  (await browser.get(`/api/connections/with/${id}`).expect(200)).body as Record<string, unknown>;

/** Moves all connections and requests back by this many days. */
export const backdateConnections = (app: TestApp, days: number): Promise<unknown> =>
  app.db.query(
    `UPDATE mentorship.connections SET created_at = (SELECT created_at - make_interval(days => $1)),
       updated_at = (SELECT updated_at - make_interval(days => $1)), expires_at = (SELECT expires_at - make_interval(days => $1))`,
    [days],
  );
