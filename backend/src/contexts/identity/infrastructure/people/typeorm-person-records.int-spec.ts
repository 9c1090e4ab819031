import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import type { Affiliation } from '../../domain/people/affiliation';
import { TypeormUsers } from '../users/typeorm-users';
import { TypeormAffiliations } from './typeorm-person-records';

const COLLEGE = 42;

let db: DataSource;
let dean: number;
let affiliations: TypeormAffiliations;

beforeAll(async () => (db = await freshDatabase()));

beforeEach(async () => {
  await emptyTables(db, 'identity.users');
  const users = new TypeormUsers(unitOfWorkOn(db));
  const user = aUser(await users.nextId(), { role: 'college_admin', collegeId: COLLEGE });
  await users.add(user);
  dean = user.id;
  affiliations = new TypeormAffiliations(unitOfWorkOn(db));
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

describe('TypeormAffiliations', () => {
  it('finds representatives of a college, and of any college, until the affiliation ends', async () => {
    await affiliations.save(createAffiliation());

    const found = { birthDate: '2000-05-17', hasTwoFactor: false, mainSince: null };
    expect(await affiliations.findRepresentative(dean, COLLEGE, NOON)).toEqual(found);
    expect(await affiliations.findRepresentative(dean, null, NOON)).toEqual(found);
    expect(await affiliations.findRepresentative(dean, COLLEGE + 1, NOON)).toBeNull();
    expect(await affiliations.findRepresentative(dean, COLLEGE, minutesLater(60))).toBeNull();
  });

  it('finds no representative without the role, and none with another kind of affiliation', async () => {
    await affiliations.save(createAffiliation({ kind: 'alum', until: null }));
    expect(await affiliations.findRepresentative(dean, COLLEGE, NOON)).toBeNull();

    await affiliations.save(createAffiliation());
    await db.query(`UPDATE identity.users SET role = 'alumni'`);
    expect(await affiliations.findRepresentative(dean, COLLEGE, NOON)).toBeNull();
  });

  it('returns two-factor authentication and since when the person is the main administrator', async () => {
    await affiliations.save(createAffiliation());
    await affiliations.save(createAffiliation({ mainSince: minutesLater(-5) }));
    await db.query(
      `INSERT INTO identity.totp_credentials (user_id, secret, enabled_at, recovery_codes)
       VALUES ($1, '\\x00', now(), '{}')`,
      [dean],
    );

    const found = await affiliations.findRepresentative(dean, COLLEGE, NOON);
    expect(found).toMatchObject({ hasTwoFactor: true, mainSince: minutesLater(-5) });
  });

  it('keeps a representative’s affiliation unchanged until the unit of work ends', async () => {
    await affiliations.save(createAffiliation());
    const unitOfWork = unitOfWorkOn(db);
    let isDeleted = false;

    const deletion = await unitOfWork.run(async () => {
      await new TypeormAffiliations(unitOfWork).findRepresentative(dean, COLLEGE, NOON);
      const deletionPromise = unitOfWork.runDetached(async () => {
        await affiliations.delete(dean, COLLEGE, 'represents');
        isDeleted = true;
      });
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(isDeleted).toBe(false);
      return { deleting: deletionPromise };
    });

    await deletion.deleting;
    expect(await affiliations.findRepresentative(dean, COLLEGE, NOON)).toBeNull();
  });

  it('lists the colleges of people by kind', async () => {
    await affiliations.save(createAffiliation());
    await affiliations.save(createAffiliation({ collegeId: 7, kind: 'alum', until: null }));
    await affiliations.save(createAffiliation({ collegeId: 9, until: NOON }));

    const list = (kind: Affiliation['kind']) => affiliations.listCollegeIds([dean, 2_147_483_647], kind, NOON);
    expect(await list('represents')).toEqual(new Map([[dean, [COLLEGE]]]));
    expect(await list('alum')).toEqual(new Map([[dean, [7]]]));
    expect(await affiliations.listCollegeIds([], 'alum', NOON)).toEqual(new Map());
  });

  it('deletes an affiliation, and repeating it changes nothing', async () => {
    await affiliations.save(createAffiliation());
    await affiliations.delete(dean, COLLEGE, 'represents');
    await affiliations.delete(dean, COLLEGE, 'represents');
    expect(await affiliations.listCollegeIds([dean], 'represents', NOON)).toEqual(new Map());
  });

  it('are deleted with the account', async () => {
    await affiliations.save(createAffiliation());
    await db.query('DELETE FROM identity.users WHERE id = $1', [dean]);
    expect(await db.query('SELECT * FROM identity.affiliations')).toEqual([]);
  });
});
