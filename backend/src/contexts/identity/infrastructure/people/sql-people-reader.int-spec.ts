import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { anAlumnus, aRegistration, aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import type { Applicant } from '../../domain/users/registration';
import { TypeormRegistrations, TypeormUsers } from '../users/typeorm-users';
import { TypeormPersonRecords } from './typeorm-person-records';
import { SqlPeopleReader } from './sql-people-reader';

const EMPTY_PERSON_FIELDS = {
  collegeId: null,
  hiddenFrom: null,
  representedCollegeIds: [],
  alumOfCollegeIds: [],
  state: 'unconfirmed',
  isSample: false,
} as const;

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

async function storePerson(overrides: Partial<Applicant>): Promise<number> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), overrides);
  await users.add(user);
  await new TypeormRegistrations(unitOfWorkOn(db)).save(user.id, aRegistration(overrides).details);
  return user.id;
}

describe('SqlPeopleReader', () => {
  const reader = () => new SqlPeopleReader(unitOfWorkOn(db));

  it('finds the existing users by ID', async () => {
    const [robin, ada] = [await storePerson({}), await storePerson(anAlumnus({ username: 'ada', alumniCollegeId: 7 }))];
    const found = await reader().findByIds([ada, 2_147_483_647, robin], NOON);

    expect([...found].sort((one, other) => one.id - other.id)).toEqual([
      ...[{ id: robin, fullName: 'Robin Example', birthDate: '2000-05-17', avatarUrl: null, role: 'student' }].map(
        (person) => ({ ...person, ...EMPTY_PERSON_FIELDS }),
      ),
      {
        id: ada,
        fullName: 'Robin Example',
        birthDate: '2000-05-17',
        avatarUrl: null,
        role: 'alumni',
        ...EMPTY_PERSON_FIELDS,
        collegeId: 7,
      },
    ]);
  });

  it('returns the college, visibility and affiliations that other contexts wrote down', async () => {
    const ada = await storePerson(anAlumnus({ username: 'ada', alumniCollegeId: 7 }));
    const records = new TypeormPersonRecords(unitOfWorkOn(db));
    await records.saveSummary({ userId: ada, role: 'alumni', hiddenFrom: 'everyone', hasStudies: true, collegeId: 8 });
    await records.saveSummary({
      userId: ada,
      role: 'student',
      hiddenFrom: 'nobody',
      hasStudies: false,
      collegeId: null,
    });
    const adasAffiliation = { userId: ada, since: NOON, mainSince: null } as const;
    await records.saveAffiliation({ ...adasAffiliation, collegeId: 8, kind: 'alum', until: null });
    await records.saveAffiliation({ ...adasAffiliation, collegeId: 9, kind: 'represents', until: minutesLater(1) });
    await records.saveAffiliation({ ...adasAffiliation, collegeId: 6, kind: 'represents', until: NOON });

    const facts = { collegeId: 8, hiddenFrom: 'everyone', alumOfCollegeIds: [8], representedCollegeIds: [9] };
    expect(await reader().findByIds([ada], NOON)).toMatchObject([facts]);
  });

  it('returns the college of the registration until the profile names one', async () => {
    const ada = await storePerson(anAlumnus({ username: 'ada', alumniCollegeId: 7 }));
    const save = (hasStudies: boolean) =>
      new TypeormPersonRecords(unitOfWorkOn(db)).saveSummary({
        userId: ada,
        role: 'alumni',
        hiddenFrom: 'visitors',
        hasStudies,
        collegeId: null,
      });

    await save(false);
    expect(await reader().findByIds([ada], NOON)).toMatchObject([{ collegeId: 7 }]);
    await save(true);
    expect(await reader().findByIds([ada], NOON)).toMatchObject([{ collegeId: null }]);
  });

  it('tells the people of the demo data apart from the others', async () => {
    const [robin, ada] = [await storePerson({}), await storePerson(anAlumnus({ username: 'ada' }))];
    await db.query('UPDATE identity.users SET is_sample = true WHERE id = $1', [ada]);

    expect(await reader().listSampleIds([robin, ada])).toEqual([ada]);
    expect(await reader().findByIds([ada], NOON)).toMatchObject([{ isSample: true }]);
  });

  it('returns no registered college for former alumni', async () => {
    const ada = await storePerson(anAlumnus({ username: 'ada', alumniCollegeId: 7 }));
    await db.query(`UPDATE identity.users SET role = 'student' WHERE id = $1`, [ada]);

    expect(await reader().findByIds([ada], NOON)).toMatchObject([{ collegeId: null }]);
  });

  it('returns no registered college for college administrators', async () => {
    const dean = await storePerson({ username: 'dean', role: 'college_admin', collegeId: 7 });

    expect(await reader().findByIds([dean], NOON)).toMatchObject([{ collegeId: null }]);
  });

  it('excludes closing accounts, and includes suspended ones', async () => {
    const [leaving, suspended] = [await storePerson({}), await storePerson({ username: 'suspended' })];
    await db.query(
      `UPDATE identity.users SET closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'
       WHERE id = $1`,
      [leaving],
    );
    await db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended]);

    expect(await reader().findByIds([leaving, suspended], NOON)).toMatchObject([{ id: suspended }]);
  });

  it('finds as reachable only users with a confirmed address who are neither closing nor suspended', async () => {
    const ids: number[] = [];
    for (const username of ['robin', 'kim', 'leaving', 'suspended']) ids.push(await storePerson({ username }));
    const [robin, kim, leaving, suspended] = ids;
    await db.query('UPDATE identity.users SET email_verified_at = now() WHERE id <> $1', [kim]);
    await db.query(
      `UPDATE identity.users SET closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'
       WHERE id = $1`,
      [leaving],
    );
    await db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended]);

    const found = await reader().findReachableEmails([...ids, 2_147_483_647]);
    expect([...found]).toEqual([[robin, expect.stringContaining('@')]]);
    const activePeople = (await reader().findByIds(ids, NOON)).filter(({ state }) => state === 'active');
    expect(activePeople.map(({ id }) => id)).toEqual([robin]);
  });

  it('lists the IDs of all accounts in batches', async () => {
    const ids: number[] = [];
    for (const username of ['ada', 'bea', 'cyd']) ids.push(await storePerson({ username }));

    expect(await reader().listIdsAfter(ids[0]! - 1, 2)).toEqual(ids.slice(0, 2));
    expect(await reader().listIdsAfter(ids[0]!, 1)).toEqual([ids[1]]);
    expect(await reader().listIdsAfter(2_000_000_000, 9)).toEqual([]);
  });

  it('finds users by username, ignoring case', async () => {
    const robin = await storePerson({ username: 'Robin' });

    expect([...(await reader().findIdsByUsername(['rOBIN', 'nobody']))]).toEqual([['robin', robin]]);
    expect((await reader().findIdsByUsername([])).size).toBe(0);
  });
});
