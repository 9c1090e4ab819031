import { Client } from 'pg';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { EndMemberships } from '../../application/memberships/end-memberships';
import { LeaveCollege } from '../../application/memberships/leave-college';
import { KnownColleges } from '../../application/memberships/ports/known-colleges';
import { StubRepresentatives } from '../../application/memberships/testing/stub-representatives';
import { describeMemberships } from '../../application/memberships/testing/memberships.contract';
import { UpdateAdministratorDetails } from '../../application/memberships/update-administrator-details';
import { VerifyAdministrator } from '../../application/memberships/verify-administrator';
import { VerifyMembership } from '../../application/memberships/verify-membership';
import { SqlCollegeRights } from './sql-college-rights';
import { TypeormMemberships } from './typeorm-memberships';

const DUTIES = { department: 'Admissions', position: 'Officer' };

describeMemberships('PostgreSQL', async () => new TypeormMemberships(unitOfWorkOn(await freshDatabase())));

class EveryCollege extends KnownColleges {
  async includes(): Promise<boolean> {
    return true;
  }

  async withIds(): Promise<[]> {
    return [];
  }

  async websiteOf(): Promise<string> {
    return 'www.college.edu';
  }
}

async function onPostgres() {
  const db = await freshDatabase();
  const session = unitOfWorkOn(db);
  const memberships = new TypeormMemberships(session);
  const representatives = new StubRepresentatives();
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  const rules = { twoFactorNeeded: false, verifiedAtOnce: false };
  const verifyMembership = new VerifyMembership(memberships, new LeaveCollege(memberships, session), session, clock);
  const verification = new VerifyAdministrator(
    ...([representatives, new EveryCollege(), memberships, verifyMembership, session, clock] as const),
  );
  const giveUp = new EndMemberships(memberships, session);
  return {
    ...{ db, session, memberships, representatives, rules, giveUp },
    rights: new SqlCollegeRights(session, representatives, rules, giveUp),
    verify: (username: string) => verification.execute({ who: { username }, forcedBecause: null }),
    update: new UpdateAdministratorDetails(
      ...([representatives, new EveryCollege(), memberships, rules, verifyMembership, session, clock] as const),
    ),
  };
}

const rows = ({ db }: Awaited<ReturnType<typeof onPostgres>>, where: string): Promise<unknown[]> =>
  db.query(`SELECT user_id, college_id FROM admin_analytics.college_administrators WHERE ${where}`);

describe('verifying several administrators of a college at once', () => {
  it('makes exactly one of them the main one', async () => {
    const office = await onPostgres();
    const names = Array.from({ length: 8 }, (_, n) => `admin${n}`);
    names.forEach((name, n) => office.representatives.put(name, { userId: n + 1, collegeId: 5 }));
    const verified = await Promise.all(names.map((name) => office.verify(name)));

    expect(verified.filter((one) => one?.isMain)).toHaveLength(1);
    expect(await rows(office, 'is_main')).toHaveLength(1);
  });
});

describe('several things at once about one person', () => {
  it('leaves one wish of several for different colleges', async () => {
    const office = await onPostgres();
    office.representatives.put('ada', { userId: 7, collegeId: null });
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((collegeId) => office.update.execute({ userId: 7, collegeId, ...DUTIES })),
    );

    expect(await rows(office, `status = 'pending'`)).toHaveLength(1);
  });

  it('leaves nothing to somebody who gives the role up while being verified and naming a college', async () => {
    const office = await onPostgres();
    // Anyone who is in charge of a college could not give the role up.
    for (const collegeId of [5, 6]) {
      office.representatives.put(`main${collegeId}`, { userId: collegeId, collegeId });
      await office.verify(`main${collegeId}`);
    }
    for (let n = 0; n < 10; n++) {
      office.representatives.put('ada', { userId: 7, collegeId: 5 });
      await Promise.allSettled([
        office.verify('ada'),
        office.update.execute({ userId: 7, collegeId: 6, ...DUTIES }),
        office.session.run(async () => {
          office.representatives.remove('ada');
          await office.giveUp.execute(7);
        }),
      ]);

      expect(await rows(office, `user_id = 7 AND status <> 'removed'`)).toEqual([]);
    }
  });

  it('leaves a college with one main administrator however many come and go', async () => {
    const office = await onPostgres();
    const ids = [1, 2, 3, 4, 5, 6];
    for (const id of ids) {
      office.representatives.put(`admin${id}`, { userId: id, collegeId: 5 });
      await office.verify(`admin${id}`);
    }
    await Promise.all([1, 2, 3].map((userId) => office.update.execute({ userId, collegeId: 6, ...DUTIES })));
    await Promise.allSettled([
      ...[1, 2, 3].map((id) => office.verify(`admin${id}`)),
      ...[4, 5].map((id) => office.giveUp.execute(id)),
    ]);

    expect(await rows(office, 'college_id = 5 AND is_main')).toHaveLength(1);
    expect(await rows(office, 'college_id = 6 AND is_main')).toHaveLength(1);
  });
});

describe('the right to speak for a college', () => {
  it('is one person’s, for one college, while both the membership and the role last', async () => {
    const { representatives, rights, verify, db } = await onPostgres();
    representatives.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');

    expect(await rights.canRepresent(7, 1)).toBe(true);
    expect(await rights.canRepresent(7, 2)).toBe(false);
    expect(await rights.canRepresent(8, 1)).toBe(false);

    await db.query(`UPDATE admin_analytics.college_administrators SET status = 'removed', is_main = false`);
    expect(await rights.canRepresent(7, 1)).toBe(false);

    await verify('ada');
    representatives.remove('ada');
    expect(await rights.canRepresent(7, 1)).toBe(false);
  });

  it('rests without a second factor where the operator demands one', async () => {
    const { representatives, rules, rights, verify } = await onPostgres();
    representatives.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');
    rules.twoFactorNeeded = true;
    expect(await rights.canRepresent(7, 1)).toBe(false);

    representatives.put('ada', { userId: 7, collegeId: 1, twoFactorEnabled: true });
    expect(await rights.canRepresent(7, 1)).toBe(true);
  });

  it('lasts until what is done by it is kept', async () => {
    const { representatives, rights, verify, session, db } = await onPostgres();
    representatives.put('ada', { userId: 7, collegeId: 1 });
    await verify('ada');
    // Locks the row as ending the membership does, on a connection of its own and without waiting.
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
