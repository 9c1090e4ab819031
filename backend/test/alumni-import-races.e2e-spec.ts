import { createHash, randomBytes } from 'node:crypto';
import { studentForm } from './support/accounts';
import { alumniFile, alumniRow, HEADER } from './support/alumni-files';
import { activateAdministrator } from './support/college-administrator-rows';
import { claimForm, collegeIdsIn } from './support/imported-alumni';
import { type Racer, type TwoServers, twoServers } from './support/two-servers';

/** A few rounds per run are enough to detect a race; RACE_ROUNDS=50 shows how often it occurs. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
jest.setTimeout(120_000 + ROUNDS * 20_000);

const PATH = '/api/admin/alumni/import';
const visitor: Racer = { id: 0, cookie: '' };
const range = (many: number): number[] => Array.from({ length: many }, (_, n) => n);

let servers: TwoServers;
let colleges: number[];
/** Two administrators of one college, and one of another. */
let mine: Racer[];
let other: Racer;

beforeAll(async () => {
  servers = await twoServers();
  colleges = await collegeIdsIn(servers.db, 2);
  const join = async (username: string, collegeId: number): Promise<Racer> => {
    const form = studentForm(username, { role: 'college_admin', collegeId, birthDate: '1980-05-05' });
    const racer = await servers.join(form);
    await activateAdministrator(servers.db, racer.id, collegeId);
    return racer;
  };
  mine = [await join('admin.one', colleges[0]!), await join('admin.two', colleges[0]!)];
  other = await join('admin.other', colleges[1]!);
});

const count = async (prefix: string): Promise<number> =>
  (
    await servers.db.query<[{ n: number }]>(
      'SELECT count(*)::int AS n FROM admin_analytics.imported_alumni WHERE email LIKE $1',
      [`${prefix}%`],
    )
  )[0].n;

describe('concurrent alumni imports on two servers', () => {
  it('add each person once when one college uploads the same file several times', async () => {
    for (const round of range(ROUNDS)) {
      const file = alumniFile(300, `once${round}.`);
      const answers = await Promise.all(range(4).map((n) => servers.upload(n, mine[n % 2]!, PATH, file)));
      const added = answers.filter(({ status }) => status === 200).map(({ body }) => body.added as number);

      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(added.reduce((sum, one) => sum + one, 0)).toBe(300);
      expect(await count(`once${round}.`)).toBe(300);
    }
  });

  it('add each person once per college, without a deadlock, when two colleges upload the same people in opposite order', async () => {
    for (const round of range(ROUNDS)) {
      const rows = range(300).map((n) => alumniRow(n, `both${round}.`));
      const files = [rows, rows.toReversed()].map((lines) => [HEADER, ...lines].join('\n'));
      const answers = await Promise.all([
        servers.upload(0, mine[0]!, PATH, files[0]!),
        servers.upload(1, other, PATH, files[1]!),
      ]);

      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.reduce((sum, { body }) => sum + (body.added as number), 0)).toBe(600);
      expect(await count(`both${round}.`)).toBe(600);
    }
  });

  it('have one consistent result when a claim and an undo run at the same time', async () => {
    for (const round of range(ROUNDS)) {
      const prefix = `claimed${round}.`;
      const { body } = await servers.upload(0, mine[0]!, PATH, alumniFile(20, prefix));
      const token = randomBytes(32).toString('base64url');
      await servers.db.query(
        `UPDATE admin_analytics.imported_alumni SET invited_at = now(), mail_after = now() + interval '1 day', invitation_hash = $2
         WHERE email = $1`,
        [`${prefix}1@alumni.example.org`, createHash('sha256').update(token).digest()],
      );
      const [claimed, undone] = await Promise.all([
        servers.call(round, visitor, 'POST /api/alumni/claim', claimForm(`undo.racer.${round}`, token)),
        servers.call(round + 1, mine[1]!, `POST /api/admin/alumni/imports/${body.importId as number}/undo`),
      ]);
      const kept = claimed.status === 201 ? 1 : 0;

      expect([201, 400]).toContain(claimed.status);
      expect(undone).toMatchObject({ status: 200, body: { removed: 20 - kept, kept } });
      expect(await count(prefix)).toBe(kept);
      const accounts = await servers.db.query('SELECT FROM identity.users WHERE username = $1', [
        `undo.racer.${round}`,
      ]);
      expect(accounts).toHaveLength(kept);
    }
  });

  it('have one consistent result when the same file is undone twice and imported again at the same time', async () => {
    for (const round of range(ROUNDS)) {
      const prefix = `again${round}.`;
      const file = alumniFile(100, prefix);
      const { body } = await servers.upload(0, mine[0]!, PATH, file);
      const undo = `POST /api/admin/alumni/imports/${body.importId as number}/undo`;
      const [one, two, again] = await Promise.all([
        servers.call(0, mine[0]!, undo),
        servers.call(1, mine[1]!, undo),
        servers.upload(1, mine[1]!, PATH, file),
      ]);
      const successfulUndos = [one, two].filter(({ status }) => status === 200);
      for (const { status } of [one, two, again]) expect([200, 409]).toContain(status);
      for (const done of successfulUndos) expect(done.body).toEqual({ removed: 100, kept: 0, keptNames: [] });
      const left = again.status === 200 ? (again.body.added as number) : 0;
      expect(await count(prefix)).toBe(successfulUndos.length > 0 ? left : 100);
    }
  });
});
