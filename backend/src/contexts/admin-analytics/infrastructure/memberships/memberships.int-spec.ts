import { InMemoryPersonRecord } from '../../application/memberships/testing/in-memory-person-record';
import type { TwoFactorRule } from '../../../../shared/domain/two-factor-rule';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { EndMemberships, LeaveCollege } from '../../application/memberships/leave-college';
import { KnownColleges } from '../../application/memberships/ports/known-colleges';
import { StubPeople } from '../../application/memberships/testing/stub-people';
import { describeMemberships } from '../../application/memberships/testing/memberships.contract';
import { UpdateAdministratorDetails } from '../../application/memberships/request-membership';
import { VerifyAdministrator, VerifyMembership } from '../../application/memberships/verify-administrator';
import { LastTwoLabels } from '../../application/memberships/testing/membership-fixture';
import { TypeormMemberships } from './typeorm-memberships';

const DUTIES = { department: 'Admissions', position: 'Officer' };

describeMemberships(
  'PostgreSQL',
  async () => new TypeormMemberships(unitOfWorkOn(await freshDatabase()), new InMemoryPersonRecord()),
);

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
    leave,
    record,
    verify: (username: string) => verification.execute({ who: { username }, forcedBecause: null }),
    update: new UpdateAdministratorDetails(
      ...([people, new EveryCollege(), memberships, rules, verifyMembership, session, clock] as const),
    ),
  };
}

const rows = ({ db }: Awaited<ReturnType<typeof onPostgres>>, where: string): Promise<unknown[]> =>
  db.query(`SELECT user_id, college_id FROM admin_analytics.college_administrators WHERE ${where}`);

describe('verifying several administrators of a college concurrently', () => {
  it('makes exactly one of them the main administrator', async () => {
    const office = await onPostgres();
    const names = Array.from({ length: 8 }, (_, n) => `admin${n}`);
    names.forEach((name, n) => office.people.put(name, { userId: n + 1, collegeId: 5 }));
    const verified = await Promise.all(names.map((name) => office.verify(name)));

    expect(verified.filter((one) => one?.isMain)).toHaveLength(1);
    expect(await rows(office, 'is_main')).toHaveLength(1);
  });
});

describe('concurrent changes to memberships', () => {
  it('leave one request when a user asks for several colleges', async () => {
    const office = await onPostgres();
    office.people.put('ada', { userId: 7, collegeId: null });
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map((collegeId) => office.update.execute({ userId: 7, collegeId, ...DUTIES })),
    );

    expect(await rows(office, `status = 'pending'`)).toHaveLength(1);
  });

  it('leave no rights when a user gives up the role while being verified and choosing a college', async () => {
    const office = await onPostgres();
    // Other main administrators, because a main one couldn't give up the role.
    for (const collegeId of [5, 6]) {
      office.people.put(`main${collegeId}`, { userId: collegeId, collegeId });
      await office.verify(`main${collegeId}`);
    }
    for (let n = 0; n < 10; n++) {
      office.people.put('ada', { userId: 7, collegeId: 5 });
      await Promise.allSettled([
        office.verify('ada'),
        office.update.execute({ userId: 7, collegeId: 6, ...DUTIES }),
        office.session.run(async () => {
          office.people.remove('ada');
          await office.giveUp.execute(7);
        }),
      ]);

      expect(await rows(office, `user_id = 7 AND status <> 'removed'`)).toEqual([]);
    }
  });

  it('always leave each college with one main administrator', async () => {
    const office = await onPostgres();
    const ids = [1, 2, 3, 4, 5, 6];
    for (const id of ids) {
      office.people.put(`admin${id}`, { userId: id, collegeId: 5 });
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
    const [ofAda] = await memberships.ofUser(7);

    await leave.execute(ofAda!);

    expect(record.representations).toMatchObject([{ userId: 8, mainSince: NOW }]);
  });
});
