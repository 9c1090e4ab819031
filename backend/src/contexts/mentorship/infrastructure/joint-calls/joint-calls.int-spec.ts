import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { JointCallAlum } from '../../application/joint-calls/testing/in-memory-joint-call-alumni';
import { describeJointCallAlumni } from '../../application/joint-calls/testing/joint-call-alumni.contract';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { SqlBlocks } from '../connections/typeorm-connections';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { SqlJointCallAlumni } from './sql-joint-call-alumni';

const STUDIES = { college: 'A college', major: 'Physics', graduationYear: 2020, currentPosition: null, company: null };

async function insertAlum(db: DataSource, { userId, collegeId, consideredIds, studentIds }: JointCallAlum) {
  const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
  await profiles.save(AlumniProfile.create(userId, { ...STUDIES, collegeId }));
  await db.query('UPDATE mentorship.alumni_profiles SET considered_colleges = $2 WHERE user_id = $1', [
    userId,
    consideredIds,
  ]);
  await db.query(
    'UPDATE mentorship.finder_entries SET is_listed = true, is_visible = true, is_away = false WHERE user_id = $1',
    [userId],
  );
  for (const studentId of studentIds) {
    await db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       VALUES ($1, $2, $2, 'connected', 'Hello', now(), now())`,
      [studentId, userId],
    );
  }
}

describeJointCallAlumni('PostgreSQL', async (alumni) => {
  const db = await freshDatabase();
  for (const alum of alumni) await insertAlum(db, alum);
  return new SqlJointCallAlumni(unitOfWorkOn(db));
});

describe('alumni for a joint call in PostgreSQL', () => {
  it('have a public profile, can be found, and are connected and not blocked', async () => {
    const db = await freshDatabase();
    await insertAlum(db, { userId: 1, collegeId: 1, consideredIds: [2], studentIds: [9] });
    const alumni = new SqlJointCallAlumni(unitOfWorkOn(db));
    const isListed = async () => (await alumni.listConnected(9, [1, 2], 5)).length === 1;
    const isFound = async () => (await alumni.findChoices([1])).size === 1;
    expect([await isListed(), await isFound()]).toEqual([true, true]);
    for (const column of ['is_listed', 'is_visible']) {
      await db.query(`UPDATE mentorship.finder_entries SET ${column} = false`);
      expect([await isListed(), await isFound()]).toEqual([false, false]);
      await db.query(`UPDATE mentorship.finder_entries SET ${column} = true`);
    }
    await new SqlBlocks(unitOfWorkOn(db)).save(1, 9, new Date());
    expect(await isListed()).toBe(false);
    await db.query('DELETE FROM mentorship.blocks');
    await db.query('DELETE FROM mentorship.connections');
    expect(await isListed()).toBe(false);
  });
});
