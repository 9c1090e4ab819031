import type { DataSource } from 'typeorm';
import { createWithStubs } from '../../../../../test/support/created-with';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { IdentityInteractionTrackingPolicy } from './identity-interaction-tracking-policy';

const [ADULT, MINOR, ALUM, OPTED_OUT, ERASED] = [1, 2, 3, 4, 5];
const PEOPLE = [
  { id: ADULT, role: 'student', isMinor: false },
  { id: MINOR, role: 'student', isMinor: true },
  { id: ALUM, role: 'alumni', isMinor: false },
  { id: OPTED_OUT, role: 'student', isMinor: false },
];

let db: DataSource;
let counted: IdentityInteractionTrackingPolicy;
beforeAll(async () => {
  db = await freshDatabase();
  const identity = { listPeople: async (ids: readonly number[]) => PEOPLE.filter(({ id }) => ids.includes(id)) };
  counted = createWithStubs(IdentityInteractionTrackingPolicy, identity, unitOfWorkOn(db));
  await db.query(`INSERT INTO admin_analytics.uncounted_students (user_id, since) VALUES (${OPTED_OUT}, now())`);
  await db.query(
    `INSERT INTO admin_analytics.college_administrators (user_id, college_id, status, requested_at) VALUES
       (${ALUM}, 8, 'pending', now()), (${ALUM}, 9, 'removed', now())`,
  );
});

describe('whose visits are counted, in PostgreSQL', () => {
  it('are those of adult students by person, of everyone else anonymously, and of those who don’t want it not at all', async () => {
    expect(await counted.findTrackingModes([ADULT, MINOR, ALUM, OPTED_OUT, ERASED])).toEqual(
      new Map([
        [ADULT, 'by-person'],
        [MINOR, 'anonymous'],
        [ALUM, 'anonymous'],
        [OPTED_OUT, 'not-at-all'],
        [ERASED, 'anonymous'],
      ]),
    );
    expect(await counted.findTrackingModes([])).toEqual(new Map());
  });

  it('depend on the colleges that the person represents or asks to represent', async () => {
    expect(await counted.findAdministeredColleges([ADULT, ALUM])).toEqual(new Map([[ALUM, [8]]]));
    expect(await counted.findAdministeredColleges([])).toEqual(new Map());
  });
});
