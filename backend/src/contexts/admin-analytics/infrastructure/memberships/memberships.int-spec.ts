import { InMemoryPersonRecord } from '../../application/memberships/testing/in-memory-person-record';
import type { TwoFactorRule } from '../../../../shared/domain/two-factor-rule';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { EndMemberships, LeaveCollege } from '../../application/memberships/leave-college';
import { KnownColleges } from '../../application/memberships/ports/known-colleges';
import { StubPeople } from '../../application/memberships/testing/stub-people';
import { describeMemberships } from '../../application/memberships/testing/memberships.contract';
import { UpdateAdministratorDetails } from '../../application/memberships/request-membership';
import { VerifyAdministrator, VerifyMembership } from '../../application/memberships/verify-administrator';
import { TypeormMemberships } from './typeorm-memberships';

const DUTIES = { department: 'Admissions', position: 'Officer' };

describeMemberships(
  'PostgreSQL',
  async () => new TypeormMemberships(unitOfWorkOn(await freshDatabase()), new InMemoryPersonRecord()),
);

class EveryCollege extends KnownColleges {
  async exists(): Promise<boolean> {
    return true;
  }

  async listByIds(): Promise<[]> {
    return [];
  }

  async findStaffDomain(): Promise<string> {
    return 'college.edu';
  }
}

const NOW = new Date('2026-03-01T12:00:00Z');

async function onPostgres() {
  const db = await freshDatabase();
  const session = unitOfWorkOn(db);
  const record = new InMemoryPersonRecord();
  const memberships = new TypeormMemberships(session, record);
  const people = new StubPeople();
  const clock = { now: () => NOW };
  const rules: { twoFactor: TwoFactorRule; verifiedAtOnce: boolean } = { twoFactor: 'off', verifiedAtOnce: false };
  const leave = new LeaveCollege(memberships, session, clock);
  const verifyMembership = new VerifyMembership(memberships, leave, session, clock);
  const verification = new VerifyAdministrator(
    ...([people, new EveryCollege(), memberships, verifyMembership, session, clock] as const),
  );
  const giveUp = new EndMemberships(memberships, session);
  return {
    db,
    session,
    memberships,
    people,
    rules,
    giveUp,
    leave,
    record,
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

  it('leave no rights when a user leaves the role while being verified and choosing a college', async () => {
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

describe('the record of a person who represents a college', () => {
  it('has every verification and ends with the membership', async () => {
    const { people, record, verify, giveUp } = await onPostgres();
    people.put('ada', { userId: 7, collegeId: 1 });
    people.put('ben', { userId: 8, collegeId: 1 });
    await verify('ada');
    await verify('ben');

    const verified = { collegeId: 1, since: NOW, until: new Date('2027-03-01T12:00:00Z') };
    expect(record.representations).toEqual([
      { ...verified, userId: 7, mainSince: NOW },
      { ...verified, userId: 8, mainSince: null },
    ]);

    await giveUp.execute(8);
    expect(record.representations).toEqual([{ ...verified, userId: 7, mainSince: NOW }]);
  });

  it('names the successor of a main administrator', async () => {
    const { people, record, verify, memberships, leave } = await onPostgres();
    for (const [username, userId] of [
      ['ada', 7],
      ['ben', 8],
    ] as const) {
      people.put(username, { userId, collegeId: 1 });
      await verify(username);
    }
    const [ofAda] = await memberships.listByUser(7);

    await leave.execute(ofAda!);

    expect(record.representations).toMatchObject([{ userId: 8, mainSince: NOW }]);
  });
});
