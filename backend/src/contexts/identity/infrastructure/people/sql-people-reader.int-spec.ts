import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { anAlumnus, aRegistration, aUser } from '../../application/users/testing/user-fixture';
import type { Applicant } from '../../domain/users/registration';
import { TypeormRegistrations, TypeormUsers } from '../users/typeorm-users';
import { SqlPeopleReader } from './sql-people-reader';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

async function someone(overrides: Partial<Applicant>): Promise<number> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), overrides);
  await users.add(user);
  await new TypeormRegistrations(unitOfWorkOn(db)).save(user.id, aRegistration(overrides).details);
  return user.id;
}

describe('SqlPeopleReader', () => {
  const reader = () => new SqlPeopleReader(unitOfWorkOn(db));

  it('finds the existing users by ID', async () => {
    const [robin, ada] = [await someone({}), await someone(anAlumnus({ username: 'ada', alumniCollegeId: 7 }))];
    const found = await reader().findByIds([ada, 2_147_483_647, robin]);

    expect([...found].sort((one, other) => one.id - other.id)).toEqual([
      ...[{ id: robin, fullName: 'Robin Example', birthDate: '2000-05-17', avatarUrl: null, role: 'student' }].map(
        (person) => ({ ...person, registeredCollegeId: null, takesPart: false }),
      ),
      {
        id: ada,
        fullName: 'Robin Example',
        birthDate: '2000-05-17',
        avatarUrl: null,
        role: 'alumni',
        registeredCollegeId: 7,
        takesPart: false,
      },
    ]);
  });

  it('returns no registered college for former alumni', async () => {
    const ada = await someone(anAlumnus({ username: 'ada', alumniCollegeId: 7 }));
    await db.query(`UPDATE identity.users SET role = 'student' WHERE id = $1`, [ada]);

    expect(await reader().findByIds([ada])).toMatchObject([{ registeredCollegeId: null }]);
  });

  it('returns no registered college for college administrators', async () => {
    const dean = await someone({ username: 'dean', role: 'college_admin', collegeId: 7 });

    expect(await reader().findByIds([dean])).toMatchObject([{ registeredCollegeId: null }]);
  });

  it('excludes closing accounts, and includes suspended ones', async () => {
    const [leaving, suspended] = [await someone({}), await someone({ username: 'suspended' })];
    await db.query(
      `UPDATE identity.users SET closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'
       WHERE id = $1`,
      [leaving],
    );
    await db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended]);

    expect(await reader().findByIds([leaving, suspended])).toMatchObject([{ id: suspended }]);
  });

  it('finds as reachable only users with a confirmed address who are neither closing nor suspended', async () => {
    const ids: number[] = [];
    for (const username of ['robin', 'kim', 'leaving', 'suspended']) ids.push(await someone({ username }));
    const [robin, kim, leaving, suspended] = ids;
    await db.query('UPDATE identity.users SET email_verified_at = now() WHERE id <> $1', [kim]);
    await db.query(
      `UPDATE identity.users SET closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'
       WHERE id = $1`,
      [leaving],
    );
    await db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [suspended]);

    const found = await reader().findReachable([...ids, 2_147_483_647]);
    expect([...found]).toEqual([[robin, expect.stringContaining('@')]]);
    const takingPart = (await reader().findByIds(ids)).filter(({ takesPart }) => takesPart);
    expect(takingPart.map(({ id }) => id)).toEqual([robin]);
  });

  it('lists the IDs of all accounts in batches', async () => {
    const ids: number[] = [];
    for (const username of ['ada', 'bea', 'cyd']) ids.push(await someone({ username }));

    expect(await reader().listIdsAfter(ids[0]! - 1, 2)).toEqual(ids.slice(0, 2));
    expect(await reader().listIdsAfter(ids[0]!, 1)).toEqual([ids[1]]);
    expect(await reader().listIdsAfter(2_000_000_000, 9)).toEqual([]);
  });

  it('finds users by username, ignoring case', async () => {
    const robin = await someone({ username: 'Robin' });

    expect([...(await reader().findIdsByUsername(['rOBIN', 'nobody']))]).toEqual([['robin', robin]]);
    expect((await reader().findIdsByUsername([])).size).toBe(0);
  });
});
