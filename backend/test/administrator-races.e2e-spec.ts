import { createHash, randomBytes } from 'node:crypto';
import { studentForm } from './support/accounts';
import { eventually } from './support/app';
import { activateAdministrator } from './support/college-administrator-rows';
import { collegeIdsIn } from './support/imported-alumni';
import { type Answered, type Racer, type TwoServers, twoServers } from './support/two-servers';

/** A few rounds detect defects on every run; RACE_ROUNDS=50 shows how frequent they are. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
jest.setTimeout(120_000 + ROUNDS * 20_000);

const ADMINS = '/api/admin/college/admins';
const visitor: Racer = { id: 0, cookie: '' };

let servers: TwoServers;
let college: number;
let people = 0;

beforeAll(async () => {
  servers = await twoServers();
  [college] = (await collegeIdsIn(servers.db, 1)) as [number];
});
beforeEach(() => servers.db.query('DELETE FROM admin_analytics.college_administrators'));

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const statusesOf = (answers: readonly Answered[]): number[] => answers.map(({ status }) => status).sort();

async function administrator({ isMain = false } = {}): Promise<Racer> {
  const details = { role: 'college_admin', collegeId: college, birthDate: '1980-05-05' };
  const someone = await servers.join(studentForm(`admin.${++people}`, details));
  await activateAdministrator(servers.db, someone.id, college, { isMain });
  return someone;
}

const mains = async (): Promise<number[]> =>
  (
    await servers.db.query<{ id: number }[]>(
      `SELECT user_id AS id FROM admin_analytics.college_administrators
       WHERE college_id = $1 AND is_main AND status = 'active'`,
      [college],
    )
  ).map(({ id }) => id);

const handOver = (n: number, from: Racer, to: Racer) =>
  servers.call(n, from, `PATCH ${ADMINS}/${to.id}`, { isMainAdmin: true });
const invite = (n: number, by: Racer, email: string) => servers.call(n, by, `POST ${ADMINS}`, { email });

describe('concurrent changes of administrators on two servers', () => {
  it('keep one of two hand-overs', async () => {
    const all = [await administrator({ isMain: true }), await administrator(), await administrator()];
    for (const round of range(ROUNDS)) {
      const [main] = await mains();
      const from = all.find(({ id }) => id === main)!;
      const others = all.filter(({ id }) => id !== main);
      const answers = await Promise.all(others.map((to, n) => handOver(round + n, from, to)));

      expect(statusesOf(answers)).toEqual([200, 403]);
      expect(await mains()).toHaveLength(1);
      expect(await mains()).not.toContain(main);
    }
  });

  it('leave one main administrator after a hand-over, its use and a removal', async () => {
    for (const round of range(ROUNDS)) {
      await servers.db.query('DELETE FROM admin_analytics.college_administrators');
      const [a, b] = [await administrator({ isMain: true }), await administrator()];
      await Promise.all([
        handOver(round, a, b),
        servers.call(round + 1, b, `DELETE ${ADMINS}/${a.id}`),
        servers.call(round + 1, a, `DELETE ${ADMINS}/${b.id}`),
      ]);

      expect(await mains()).toHaveLength(1);
    }
  });

  it('do not wait for each other in a circle', async () => {
    const deadlocks = async () => {
      // The counters of a connection are written when it is idle; the function reads them fresh.
      const [row] = await servers.db.query<{ n: number }[]>(
        'SELECT pg_stat_get_db_deadlocks(oid)::integer AS n FROM pg_database WHERE datname = current_database()',
      );
      return row!.n;
    };
    const before = await deadlocks();
    for (const round of range(ROUNDS)) {
      await servers.db.query('DELETE FROM admin_analytics.college_administrators');
      const main = await administrator({ isMain: true });
      const others = [await administrator(), await administrator()];
      const duties = { department: `Office ${round}`, position: 'Dean' };
      const answers = await Promise.all(
        others.flatMap((other, n) => [
          servers.call(round + n, main, `PATCH ${ADMINS}/${other.id}`, duties),
          servers.call(round + n + 1, other, `DELETE ${ADMINS}/${main.id}`),
          servers.call(round + n, other, 'PUT /api/college-admin/profile', { collegeId: college, ...duties }),
          servers.call(round + n + 1, other, 'PUT /api/user/role', { role: 'student' }),
          handOver(round + n + 1, main, other),
          invite(round + n, main, `colleague.${round}.${n}@example.org`),
          servers.call(round + n, main, `DELETE ${ADMINS}/${other.id}`),
        ]),
      );
      expect(statusesOf(answers).filter((status) => status >= 500)).toEqual([]);
    }
    await new Promise((resume) => setTimeout(resume, 1_500));
    expect((await deadlocks()) - before).toBe(0);
  });

  it('create one invitation and one email for two equal invitations', async () => {
    const main = await administrator({ isMain: true });
    const mailsTo = async (email: string) => {
      const { body } = await servers.call(0, visitor, 'GET /api/dev/outbox');
      return (body as unknown as { to: string }[]).filter(({ to }) => to === email).length;
    };
    const addresses: string[] = [];
    for (const round of range(ROUNDS)) {
      const email = `invited.${round}@example.org`;
      addresses.push(email);
      const answers = await Promise.all(range(4).map((n) => invite(n, main, email)));

      expect(statusesOf(answers)).toEqual([200, 200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    }
    for (const email of addresses) {
      await eventually(async () => ((await mailsTo(email)) > 0 ? true : null));
    }
    expect(await Promise.all(addresses.map(mailsTo))).toEqual(addresses.map(() => 1));
  });

  it('create one account for an invitation that is accepted twice', async () => {
    const main = await administrator({ isMain: true });
    for (const round of range(ROUNDS)) {
      const email = `accepted.${round}@example.org`;
      const { body } = await invite(round, main, email);
      // The token is only in the email, so it is replaced by a known one here.
      await eventually(async () => {
        const [row] = await servers.db.query<{ sent: boolean }[]>(
          'SELECT token_hash IS NOT NULL AS sent FROM admin_analytics.administrator_invitations WHERE id = $1',
          [body.id],
        );
        return row?.sent ? true : null;
      });
      const token = randomBytes(32).toString('base64url');
      await servers.db.query('UPDATE admin_analytics.administrator_invitations SET token_hash = $2 WHERE id = $1', [
        body.id,
        createHash('sha256').update(token).digest(),
      ]);
      const account = (n: number) => ({
        token,
        username: `accepted.${round}.${n}`,
        password: 'four quiet lanterns',
        fullName: 'Riley Colleague',
        birthDate: '1980-05-05',
      });
      const answers = await Promise.all(
        range(4).map((n) => servers.call(n, visitor, 'POST /api/admin/invitations/accept', account(n))),
      );

      expect(statusesOf(answers)).toEqual([201, 404, 404, 404]);
      const accounts = await servers.db.query('SELECT id FROM identity.users WHERE username LIKE $1', [
        `accepted.${round}.%`,
      ]);
      expect(accounts).toHaveLength(1);
    }
  });
});
