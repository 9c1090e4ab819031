import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { describeProgramCrossroads } from '../../application/program-crossroads/testing/program-crossroads.contract';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { SqlProgramCrossroads } from './sql-program-crossroads';

const STUDIES = { college: 'A college', major: 'Physics', graduationYear: 2020, currentPosition: null, company: null };

describeProgramCrossroads('PostgreSQL', async (alumni) => {
  const db = await freshDatabase();
  const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
  for (const [n, { collegeId, consideredColleges, fields }] of alumni.entries()) {
    const userId = n + 1;
    await profiles.save(AlumniProfile.create(userId, { ...STUDIES, collegeId }));
    await db.query('UPDATE mentorship.alumni_profiles SET considered_colleges = $2 WHERE user_id = $1', [
      userId,
      consideredColleges,
    ]);
    await db.query(
      `UPDATE mentorship.finder_entries SET is_listed = true, is_visible = true, is_away = false, fields = $2
       WHERE user_id = $1`,
      [userId, fields],
    );
  }
  return new SqlProgramCrossroads(unitOfWorkOn(db));
});

describe('alumni who chose between two programs in PostgreSQL', () => {
  it('are counted only while they can be found and their profile is public', async () => {
    const db = await freshDatabase();
    const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
    await profiles.save(AlumniProfile.create(1, { ...STUDIES, collegeId: 1 }));
    await db.query(`UPDATE mentorship.alumni_profiles SET considered_colleges = '{2}'`);
    const isCounted = async (columns: string) => {
      await db.query(
        `UPDATE mentorship.finder_entries SET is_listed = true, is_visible = true, is_away = false, fields = '{1107}'`,
      );
      if (columns) await db.query(`UPDATE mentorship.finder_entries SET ${columns}`);
      const programs = [1, 2].map((collegeId) => ({ collegeId, cip: '1107' }));
      const reader = new SqlProgramCrossroads(unitOfWorkOn(db));
      return (await reader.listPairs(programs, { atLeast: 1, limit: 1 })).length === 1;
    };
    expect(await isCounted('')).toBe(true);
    for (const columns of ['is_listed = false', 'is_visible = false', 'is_away = true', 'fields = NULL']) {
      expect(await isCounted(columns)).toBe(false);
    }
  });
});
