import type { TwoFactorRule } from '../../domain/memberships/two-factor-rule';
import { Client } from 'pg';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { EndMemberships, LeaveCollege } from '../../application/memberships/leave-college';
import { KnownColleges } from '../../application/memberships/ports/known-colleges';
import { StubPeople } from '../../application/memberships/testing/stub-people';
import { describeMemberships } from '../../application/memberships/testing/memberships.contract';
import { UpdateAdministratorDetails } from '../../application/memberships/request-membership';
import { VerifyAdministrator, VerifyMembership } from '../../application/memberships/verify-administrator';
import { LastTwoLabels } from '../../application/memberships/testing/membership-fixture';
import { SqlCollegeRepresentatives, SqlCollegeRights } from './sql-college-rights';
import { TypeormMemberships } from './typeorm-memberships';

const DUTIES = { department: 'Admissions', position: 'Officer' };

describeMemberships('PostgreSQL', async () => new TypeormMemberships(unitOfWorkOn(await freshDatabase())));

class EveryCollege extends KnownColleges {
  async exists(): Promise<boolean> {
    return true;
  }

  async listByIds(): Promise<[]> {
    return [];
  }

  async findWebsite(): Promise<string> {
    return 'www.college.edu';
  }
}

async function onPostgres() {
  const db = await freshDatabase();
  const session = unitOfWorkOn(db);
  const memberships = new TypeormMemberships(session);
  const people = new StubPeople();
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const rules: { twoFactor: TwoFactorRule; verifiedAtOnce: boolean } = { twoFactor: 'off', verifiedAtOnce: false };
  const verifyMembership = new VerifyMembership(
    memberships,
    new LeaveCollege(memberships, session, clock),
    session,
    clock,
  );
  const verification = new VerifyAdministrator(
    ...([people, new EveryCollege(), new LastTwoLabels(), memberships, verifyMembership, session, clock] as const),
  );
  const giveUp = new EndMemberships(memberships, session);
  return {
    db,
    session,
    memberships,
    people,
    rules,
    giveUp,
    rights: new SqlCollegeRights(session, people, rules, giveUp, clock),
    verify: (username: string) => verification.execute({ account: { username }, forcedBecause: null }),
    update: new UpdateAdministratorDetails(
      ...([people, new EveryCollege(), memberships, rules, verifyMembership, session, clock] as const),
    ),
  };
}

const rows = ({ db }: Awaited<ReturnType<typeof onPostgres>>, where: string): Promise<unknown[]> =>
  db.query(`SELECT user_id, college_id FROM admin_analytics.college_administrators WHERE ${where}`);

describe('verifying several administrators of a college concurrently', () => {
  it('makes exactly one of them the main administrator', async () => {
    const setup = await onPostgres();
    const names = Array.from({ length: 8 }, (_, n) => `admin${n}`);
    names.forEach((name, n) => setup.people.put(name, { userId: n + 1, collegeId: 5 }));
    const verified = await Promise.all(names.map((name) => setup.verify(name)));

    expect(verified.filter((one) => one?.isMain)).toHaveLength(1);
    expect(await rows(setup, 'is_main')).toHaveLength(1);
  });
});

describe('concurrent changes to memberships', () => {
  it('leave one request when a user asks for several colleges', async () => {
    const setup = await onPostgres();
    setup.people.put('ada', { userId: 7, collegeId: null });
    await Promise.all([1, 2, 3, 4, 5, 6].map((collegeId) => setup.update.execute({ userId: 7, collegeId, ...DUTIES })));

    expect(await rows(setup, `status = 'pending'`)).toHaveLength(1);
  });

  it('leave no rights when a user gives up the role while being verified and choosing a college', async () => {
    const setup = await onPostgres();
    // Other main administrators, because a main one couldn't give up the role.
    for (const collegeId of [5, 6]) {
      setup.people.put(`main${collegeId}`, { userId: collegeId, collegeId });
      await setup.verify(`main${collegeId}`);
    }
    for (let n = 0; n < 10; n++) {
      setup.people.put('ada', { userId: 7, collegeId: 5 });
      await Promise.allSettled([
        setup.verify('ada'),
        setup.update.execute({ userId: 7, collegeId: 6, ...DUTIES }),
        setup.session.run(async () => {
          setup.people.remove('ada');
          await setup.giveUp.execute(7);
        }),
      ]);

      expect(await rows(setup, `user_id = 7 AND status <> 'removed'`)).toEqual([]);
    }
  });

  it('always leave each college with one main administrator', async () => {
    const setup = await onPostgres();
    const ids = [1, 2, 3, 4, 5, 6];
    for (const id of ids) {
      setup.people.put(`admin${id}`, { userId: id, collegeId: 5 });
      await setup.verify(`admin${id}`);
    }
    await Promise.all([1, 2, 3].map((userId) => setup.update.execute({ userId, collegeId: 6, ...DUTIES })));
    await Promise.allSettled([
      ...[1, 2, 3].map((id) => setup.verify(`admin${id}`)),
      ...[4, 5].map((id) => setup.giveUp.execute(id)),
    ]);

    expect(await rows(setup, 'college_id = 5 AND is_main')).toHaveLength(1);
    expect(await rows(setup, 'college_id = 6 AND is_main')).toHaveLength(1);
  });
});

describe('the right to represent a college', () => {
  it('exists for one user and one college while both the membership and the role exist', async () => {
    const { people, rights, verify, db } = await onPostgres();
    people.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');

    expect(await rights.canRepresent(7, 1)).toBe(true);
    expect(await rights.canRepresent(7, 2)).toBe(false);
    expect(await rights.canRepresent(8, 1)).toBe(false);
    expect([await rights.canRepresentAny(7), await rights.canRepresentAny(8)]).toEqual([true, false]);

    await db.query(`UPDATE admin_analytics.college_administrators SET status = 'removed', is_main = false`);
    expect(await rights.canRepresent(7, 1)).toBe(false);

    await verify('ada');
    people.remove('ada');
    expect(await rights.canRepresent(7, 1)).toBe(false);
  });

  it('of a main administrator requires a second factor after 14 days, with the rule main-admins', async () => {
    const { db, people, rules, rights, verify } = await onPostgres();
    people.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');
    rules.twoFactor = 'main-admins';
    const both = async () => [await rights.canRepresent(7, 1), await rights.canRepresentAny(7)];
    expect(await both()).toEqual([true, true]);

    await db.query(`UPDATE admin_analytics.college_administrators SET main_since = main_since - interval '14 days'`);
    expect(await both()).toEqual([false, false]);
    people.put('ada', { userId: 7, collegeId: 1, twoFactorEnabled: true });
    expect(await both()).toEqual([true, true]);
    people.put('ada', { userId: 7, collegeId: 1 });
    await db.query('UPDATE admin_analytics.college_administrators SET is_main = false, main_since = NULL');
    expect(await both()).toEqual([true, true]);
  });

  it('requires a second factor with the rule all', async () => {
    const { people, rules, rights, verify } = await onPostgres();
    people.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');
    rules.twoFactor = 'all';
    expect([await rights.canRepresent(7, 1), await rights.canRepresentAny(7)]).toEqual([false, false]);
    expect(await rights.isVerified(7)).toBe(true);

    people.put('ada', { userId: 7, collegeId: 1, twoFactorEnabled: true });
    expect(await rights.canRepresent(7, 1)).toBe(true);
  });

  it('is locked until the unit of work ends', async () => {
    const { people, rights, verify, session, db } = await onPostgres();
    people.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');
    // Takes the same lock as ending the membership, on a separate connection and without waiting.
    const other = new Client({ connectionString: (db.options as { url?: string }).url });
    await other.connect();
    const end = () =>
      other.query('SELECT FROM admin_analytics.college_administrators WHERE user_id = 7 FOR NO KEY UPDATE NOWAIT');

    await session.run(async () => {
      expect(await rights.canRepresent(7, 1)).toBe(true);
      await expect(end()).rejects.toThrow(/could not obtain lock/);
    });
    expect(await rights.canRepresent(7, 1)).toBe(true);
    await expect(end()).resolves.toMatchObject({ rowCount: 1 });
    await other.end();
  });
});

describe('the colleges that users represent in PostgreSQL', () => {
  it('are those with an active membership that was verified within a year', async () => {
    const { db, session } = await onPostgres();
    const now = new Date('2026-03-01T12:00:00Z');
    const representatives = new SqlCollegeRepresentatives(session, { now: () => now });
    await db.query(
      `INSERT INTO admin_analytics.college_administrators (user_id, college_id, status, requested_at, verified_at) VALUES
         (7, 1, 'active', '2026-01-01', '2026-02-01'), (8, 1, 'active', '2024-01-01', '2024-02-01'),
         (9, 1, 'pending', '2026-01-01', NULL), (10, 2, 'removed', '2026-01-01', '2026-02-01')`,
    );

    expect(await representatives.collegesOf([7, 8, 9, 10, 11])).toEqual(new Map([[7, [1]]]));
    expect(await representatives.collegesOf([])).toEqual(new Map());
  });
});
