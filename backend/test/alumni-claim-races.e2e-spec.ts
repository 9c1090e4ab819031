import { createHash, randomBytes } from 'node:crypto';
import { alumniForm, studentForm } from './support/accounts';
import { eventually } from './support/app';
import { claimForm, collegeIdsIn, insertImportedAlum } from './support/imported-alumni';
import { type Answered, type Racer, type TwoServers, twoServers } from './support/two-servers';
import { recordAffiliations } from './support/person-record-rows';

/** A few rounds detect defects on every run; RACE_ROUNDS=50 shows how frequent they are. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 2);
jest.setTimeout(120_000 + ROUNDS * 20_000);

let servers: TwoServers;
let mine: number;
const visitor: Racer = { id: 0, cookie: '' };
let people = 0;

beforeAll(async () => {
  servers = await twoServers();
  [mine] = (await collegeIdsIn(servers.db, 1)) as [number];
});

const range = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const statusesOf = (answers: readonly Answered[]): number[] => answers.map(({ status }) => status).sort();

/** Creates an imported alum with an invitation. */
async function invitee() {
  const token = randomBytes(32).toString('base64url');
  const id = await insertImportedAlum(servers.db, mine, `racer.${++people}@example.org`, { invited_at: new Date() });
  await servers.db.query('UPDATE admin_analytics.imported_alumni SET invitation_hash = $2 WHERE id = $1', [
    id,
    createHash('sha256').update(token).digest(),
  ]);
  return { id, token };
}

const rowOf = async (id: number): Promise<{ claimed_by: number | null } | undefined> =>
  (
    await servers.db.query<{ claimed_by: number | null }[]>(
      'SELECT claimed_by FROM admin_analytics.imported_alumni WHERE id = $1',
      [id],
    )
  )[0];
const accountsOf = async (names: readonly string[]): Promise<number> =>
  (
    await servers.db.query<[{ count: number }]>(
      'SELECT count(*)::int AS count FROM identity.users WHERE username = ANY ($1)',
      [names],
    )
  )[0].count;
const claim = (n: number, username: string, token: string) =>
  servers.call(n, visitor, 'POST /api/alumni/claim', claimForm(username, token));

describe('concurrent claims on two servers', () => {
  it('keep one of four claims with the same link', async () => {
    for (const round of range(ROUNDS)) {
      const { id, token } = await invitee();
      const names = range(4).map((n) => `twice.${round}.${n}`);
      const answers = await Promise.all(names.map((name, n) => claim(n, name, token)));

      expect([answers.filter(({ status }) => status === 201).length, await accountsOf(names)]).toEqual([1, 1]);
      for (const { status } of answers) expect([201, 400, 409]).toContain(status);
      expect((await rowOf(id))?.claimed_by).toEqual(expect.any(Number));
    }
  });

  it('keep one of two claims by the same account', async () => {
    for (const round of range(ROUNDS)) {
      const own = { isProfileVisible: true, isWillingToMentor: false };
      const alum = await servers.join(alumniForm(`own.${round}`));
      const [one, other] = [await invitee(), await invitee()];
      const answers = await Promise.all(
        [one, other].map(({ token }, n) => servers.call(n, alum, 'POST /api/alumni/claim', { token, ...own })),
      );
      const kept = [await rowOf(one.id), await rowOf(other.id)].filter((row) => row?.claimed_by === alum.id);

      expect(statusesOf(answers)).toEqual([201, 409]);
      expect(kept).toHaveLength(1);
    }
  });

  it('have one result for a claim and a decline', async () => {
    for (const round of range(ROUNDS)) {
      const { id, token } = await invitee();
      const name = `declining.${round}`;
      const [claimed, declined] = await Promise.all([
        claim(round, name, token),
        // Hashing the password takes time, so the delay makes both reach the row together in some rounds.
        new Promise((resume) => setTimeout(resume, (round % 10) * 20)).then(() =>
          servers.call(round + 1, visitor, 'POST /api/alumni/claim/decline', { token }),
        ),
      ]);
      const row = await rowOf(id);

      expect(statusesOf([claimed, declined])).toEqual(claimed.status === 201 ? [201, 400] : [204, 400]);
      expect([row?.claimed_by !== undefined && row.claimed_by !== null, await accountsOf([name])]).toEqual(
        claimed.status === 201 ? [true, 1] : [false, 0],
      );
    }
  });

  it('have one result for a claim and the deletion of unclaimed rows', async () => {
    for (const round of range(ROUNDS)) {
      const { id, token } = await invitee();
      const name = `removed.${round}`;
      const [claimed, removed] = await Promise.all([
        claim(round, name, token),
        new Promise((resume) => setTimeout(resume, (round % 10) * 20)).then(() =>
          // The statement that undoing an import and the nightly deletion execute.
          servers.db.query<[unknown[], number]>(
            `DELETE FROM admin_analytics.imported_alumni WHERE id = $1 AND claimed_by IS NULL`,
            [id],
          ),
        ),
      ]);
      const [, deleted] = removed;

      expect([claimed.status, deleted, await accountsOf([name])]).toEqual(
        claimed.status === 201 ? [201, 0, 1] : [400, 1, 0],
      );
    }
  });

  it('have one result for a claim and undoing the import', async () => {
    const form = { role: 'college_admin', collegeId: mine, birthDate: '1980-05-05' };
    const admin = await servers.join(studentForm('undoing.admin', form));
    await eventually(async () => {
      const verified = await servers.db.query<unknown[]>(
        `WITH changed AS (UPDATE admin_analytics.college_administrators
           SET status = 'active', is_main = true, verified_at = now()
           WHERE user_id = $1 RETURNING user_id) SELECT * FROM changed`,
        [admin.id],
      );
      return verified.length > 0 ? verified : null;
    });
    await recordAffiliations(servers.db);
    for (const round of range(ROUNDS)) {
      const { id, token } = await invitee();
      const [{ importId }] = await servers.db.query<[{ importId: number }]>(
        'SELECT import_id AS "importId" FROM admin_analytics.imported_alumni WHERE id = $1',
        [id],
      );
      const name = `undone.${round}`;
      const [claimed, undone] = await Promise.all([
        claim(round, name, token),
        new Promise((resume) => setTimeout(resume, (round % 10) * 20)).then(() =>
          servers.call(round + 1, admin, `POST /api/admin/alumni/imports/${importId}/undo`),
        ),
      ]);

      expect([claimed.status, undone.body, await accountsOf([name])]).toEqual(
        claimed.status === 201
          ? [201, expect.objectContaining({ removed: 0, kept: 1 }), 1]
          : [400, expect.objectContaining({ removed: 1, kept: 0 }), 0],
      );
    }
  });
});
