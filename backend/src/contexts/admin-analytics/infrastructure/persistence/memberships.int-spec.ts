import { freshDatabase, sessionOn } from '../../../../../test/support/database';
import { VerifyAdministrator } from '../../application/verify-administrator';
import { RepresentativesAtHand } from '../../application/testing/representatives-at-hand';
import { describeMemberships } from '../../application/testing/memberships.contract';
import { SqlCollegeRights } from './sql-college-rights';
import { TypeormMemberships } from './typeorm-memberships';

describeMemberships('PostgreSQL', async () => new TypeormMemberships(sessionOn(await freshDatabase())));

async function onPostgres() {
  const db = await freshDatabase();
  const session = sessionOn(db);
  const memberships = new TypeormMemberships(session);
  const representatives = new RepresentativesAtHand();
  const clock = { now: () => new Date('2026-03-01T12:00:00Z') };
  return {
    db,
    memberships,
    representatives,
    rights: new SqlCollegeRights(session, representatives),
    verify: new VerifyAdministrator(representatives, memberships, session, clock),
  };
}

describe('verifying several administrators of a college at once', () => {
  it('makes exactly one of them the main one', async () => {
    const { representatives, verify, db } = await onPostgres();
    const names = Array.from({ length: 8 }, (_, n) => `admin${n}`);
    names.forEach((name, n) => representatives.people.set(name, { userId: n + 1, collegeId: 5 }));
    const verified = await Promise.all(names.map((name) => verify.execute(name)));

    expect(verified.filter((one) => one?.isMain)).toHaveLength(1);
    expect(await db.query('SELECT FROM admin_analytics.college_administrators WHERE is_main')).toHaveLength(1);
  });
});

describe('the right to speak for a college', () => {
  it('is one person’s, for one college, while both the membership and the role last', async () => {
    const { representatives, rights, verify, db } = await onPostgres();
    representatives.people.set('ada', { userId: 7, collegeId: 1 });
    await verify.execute('ada');

    expect(await rights.speaksFor(7, 1)).toBe(true);
    expect(await rights.speaksFor(7, 2)).toBe(false);
    expect(await rights.speaksFor(8, 1)).toBe(false);

    await db.query(`UPDATE admin_analytics.college_administrators SET status = 'removed', is_main = false`);
    expect(await rights.speaksFor(7, 1)).toBe(false);

    await verify.execute('ada');
    representatives.people.delete('ada');
    expect(await rights.speaksFor(7, 1)).toBe(false);
  });
});
