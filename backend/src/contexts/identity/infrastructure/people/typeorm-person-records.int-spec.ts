import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import type { Affiliation } from '../../domain/people/affiliation';
import { TypeormUsers } from '../users/typeorm-users';
import { TypeormPersonRecords } from './typeorm-person-records';

const COLLEGE = 42;

let db: DataSource;
let dean: number;
let records: TypeormPersonRecords;

beforeAll(async () => (db = await freshDatabase()));

beforeEach(async () => {
  await emptyTables(db, 'identity.users');
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), { role: 'college_admin', collegeId: COLLEGE });
  await users.add(user);
  dean = user.id;
  records = new TypeormPersonRecords(unitOfWorkOn(db));
});

const createAffiliation = (changes: Partial<Affiliation> = {}): Affiliation => ({
  userId: dean,
  collegeId: COLLEGE,
  kind: 'represents',
  since: NOON,
  until: minutesLater(60),
  mainSince: null,
  ...changes,
});

describe('TypeormPersonRecords', () => {
  it('finds representatives of a college, and of any college, until the affiliation ends', async () => {
    await records.saveAffiliation(createAffiliation());

    const found = { birthDate: '2000-05-17', hasTwoFactor: false, mainSince: null };
    expect(await records.findRepresentative(dean, COLLEGE, NOON)).toEqual(found);
    expect(await records.findRepresentative(dean, null, NOON)).toEqual(found);
    expect(await records.findRepresentative(dean, COLLEGE + 1, NOON)).toBeNull();
    expect(await records.findRepresentative(dean, COLLEGE, minutesLater(60))).toBeNull();
  });

  it('finds no representative without the role, and none with another kind of affiliation', async () => {
    await records.saveAffiliation(createAffiliation({ kind: 'alum', until: null }));
    expect(await records.findRepresentative(dean, COLLEGE, NOON)).toBeNull();

    await records.saveAffiliation(createAffiliation());
    await db.query(`UPDATE identity.users SET role = 'alumni'`);
    expect(await records.findRepresentative(dean, COLLEGE, NOON)).toBeNull();
  });

  it('returns two-factor authentication and since when the person is the main administrator', async () => {
    await records.saveAffiliation(createAffiliation());
    await records.saveAffiliation(createAffiliation({ mainSince: minutesLater(-5) }));
    await db.query(
      `INSERT INTO identity.totp_credentials (user_id, secret, enabled_at, recovery_codes)
       VALUES ($1, '\\x00', now(), '{}')`,
      [dean],
    );

    const found = await records.findRepresentative(dean, COLLEGE, NOON);
    expect(found).toMatchObject({ hasTwoFactor: true, mainSince: minutesLater(-5) });
  });

  it('keeps a representative’s affiliation unchanged until the unit of work ends', async () => {
    await records.saveAffiliation(createAffiliation());
    const unitOfWork = unitOfWorkOn(db);
    let isDeleted = false;

    const deletion = await unitOfWork.run(async () => {
      await new TypeormPersonRecords(unitOfWork).findRepresentative(dean, COLLEGE, NOON);
      const deletionPromise = unitOfWork.runDetached(async () => {
        await records.deleteAffiliation(dean, COLLEGE, 'represents');
        isDeleted = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(isDeleted).toBe(false);
      return { deleting: deletionPromise };
    });

    await deletion.deleting;
    expect(await records.findRepresentative(dean, COLLEGE, NOON)).toBeNull();
  });

  it('lists the colleges of people by kind', async () => {
    await records.saveAffiliation(createAffiliation());
    await records.saveAffiliation(createAffiliation({ collegeId: 7, kind: 'alum', until: null }));
    await records.saveAffiliation(createAffiliation({ collegeId: 9, until: NOON }));

    const list = (kind: Affiliation['kind']) => records.listCollegeIds([dean, 2_147_483_647], kind, NOON);
    expect(await list('represents')).toEqual(new Map([[dean, [COLLEGE]]]));
    expect(await list('alum')).toEqual(new Map([[dean, [7]]]));
    expect(await records.listCollegeIds([], 'alum', NOON)).toEqual(new Map());
  });

  it('deletes an affiliation, and repeating it changes nothing', async () => {
    await records.saveAffiliation(createAffiliation());
    await records.deleteAffiliation(dean, COLLEGE, 'represents');
    await records.deleteAffiliation(dean, COLLEGE, 'represents');
    expect(await records.listCollegeIds([dean], 'represents', NOON)).toEqual(new Map());
  });

  it('are deleted with the account', async () => {
    await records.saveAffiliation(createAffiliation());
    await db.query('DELETE FROM identity.users WHERE id = $1', [dean]);
    expect(await db.query('SELECT * FROM identity.affiliations')).toEqual([]);
  });
});
