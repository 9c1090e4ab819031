import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn, testSettings } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { anAlumnus, aRegistration, aUser, NOON } from '../../application/users/testing/user-fixture';
import type { Applicant } from '../../domain/users/registration';
import { SecondFactor } from '../../domain/two-factor/second-factor';
import type { User } from '../../domain/users/user';
import { IdentityKeys } from '../credentials/identity-keys';
import { TypeormSecondFactors } from '../two-factor/typeorm-second-factors';
import { SqlUserReader } from './sql-user-reader';
import { TypeormRegistrations, TypeormUsers } from './typeorm-users';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

const reader = () => new SqlUserReader(unitOfWorkOn(db));

async function storePerson(overrides: Partial<Applicant>, { confirmed = false } = {}): Promise<User> {
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), overrides);
  if (confirmed) user.confirmEmail(user.email, NOON);
  await users.add(user);
  return user;
}

async function storeSecondFactor({ id }: User, enabled: boolean): Promise<void> {
  const factor = SecondFactor.startSetUp(id, 'JBSWY3DPEHPK3PXP');
  if (enabled) factor.enable(1, ['digest one', 'digest two'], NOON);
  await new TypeormSecondFactors(unitOfWorkOn(db), new IdentityKeys(testSettings('postgres://unused'))).save(factor);
}

describe('an account for its owner', () => {
  it('contains the registration details and whether the address is confirmed', async () => {
    const robin = await storePerson(anAlumnus());
    await new TypeormRegistrations(unitOfWorkOn(db)).save(robin.id, aRegistration(anAlumnus()).details);
    const kim = await storePerson({ username: 'kim' }, { confirmed: true });
    expect(await reader().findAccount(robin.id)).toMatchObject({
      id: robin.id,
      username: 'robin',
      emailVerified: false,
      role: 'alumni',
      registration: { college: 'Amherst College', major: 'Geology', graduationYear: 2020 },
    });
    expect(await reader().findAccount(kim.id)).toMatchObject({ id: kim.id, emailVerified: true, registration: null });
    await db.query('DELETE FROM identity.users WHERE id = $1', [kim.id]);
    expect(await reader().findAccount(kim.id)).toBeNull();
  });

  it('contains the security settings, and the number of recovery codes if the second factor is on', async () => {
    const [robin, kim, lou] = [
      await storePerson({}),
      await storePerson({ username: 'kim' }),
      await storePerson({ username: 'lou' }),
    ];
    await storeSecondFactor(robin, true);
    await storeSecondFactor(kim, false);
    expect(await reader().findSecurity(robin.id)).toMatchObject({ twoFactorEnabled: true, recoveryCodesLeft: 2 });
    for (const { id } of [kim, lou]) {
      expect(await reader().findSecurity(id)).toMatchObject({ twoFactorEnabled: false, recoveryCodesLeft: null });
    }
  });

  it('is found by username or address, ignoring case', async () => {
    const robin = await storePerson({});
    await storePerson({ username: 'kim' });
    expect([await reader().findId('ROBIN'), await reader().findId('Robin@Example.org')]).toEqual([robin.id, robin.id]);
    expect(await reader().findId('nobody')).toBeNull();
  });
});

describe('a college administrator', () => {
  const dean = { username: 'dean', role: 'college_admin', collegeId: 3 } as const;

  it('is found by ID and by username, with the address once it is confirmed', async () => {
    const user = await storePerson(dean);
    await storePerson({ ...dean, username: 'other' }, { confirmed: true });
    await storeSecondFactor(user, true);
    const found = await reader().findCollegeAdmin({ userId: user.id });
    expect(found).toMatchObject({
      userId: user.id,
      confirmedEmail: null,
      birthDate: '2000-05-17',
      twoFactorEnabled: true,
    });
    expect(await reader().findCollegeAdmin({ username: 'Dean' })).toEqual(found);
    expect(await reader().findCollegeAdmin({ username: 'other' })).toMatchObject({
      confirmedEmail: 'other@example.org',
      twoFactorEnabled: false,
    });
  });

  it('has only a college that was chosen by ID', async () => {
    const user = await storePerson(dean);
    const registrations = new TypeormRegistrations(unitOfWorkOn(db));
    const details = { college: null, major: null, graduationYear: null, currentPosition: null, company: null };
    await registrations.save(user.id, { ...details, collegeId: 3 });
    expect(await reader().findCollegeAdmin({ userId: user.id })).toMatchObject({ collegeId: 3 });
    await db.query(`UPDATE identity.registration_details SET college = 'Reed College'`);
    expect(await reader().findCollegeAdmin({ userId: user.id })).toMatchObject({ collegeId: null });
  });

  it('is not found with another role', async () => {
    const robin = await storePerson({});
    expect(await reader().findCollegeAdmin({ userId: robin.id })).toBeNull();
    expect(await reader().findCollegeAdmin({ username: 'robin' })).toBeNull();
  });
});
