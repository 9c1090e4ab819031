import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { SqlCollegeAlumni } from './sql-college-alumni';

describe('the alumni of colleges', () => {
  it('are those whom members can find, with mentors among them', async () => {
    const db = await freshDatabase();
    const entries: [collegeId: number | null, isListed: boolean, isAway: boolean, isWilling: boolean][] = [
      [1, true, false, false],
      [1, true, false, true],
      [1, false, false, true],
      [2, true, false, false],
      [2, true, true, true],
      [3, true, true, true],
      [null, true, false, true],
      [4, true, false, true],
    ];
    for (const [at, [collegeId, isListed, isAway, isWilling]] of entries.entries()) {
      await db.query(
        `INSERT INTO mentorship.finder_entries
           (user_id, is_listed, is_visible, college_id, college, major, is_willing, is_available, max_mentees, shown, is_away)
         VALUES ($1, $2, $2, $3, 'c', 'm', $4, true, 3, 0, $5)`,
        [at + 1, isListed, collegeId, isWilling, isAway],
      );
    }
    const alumni = new SqlCollegeAlumni(unitOfWorkOn(db));
    expect(await alumni.listIds(1, 10)).toEqual([1, 2]);
    expect(await Promise.all([1, 5, 7, 99].map((id) => alumni.findCollegeId(id)))).toEqual([1, 2, null, null]);
    expect(await alumni.listIds(1, 1)).toEqual([1]);
    expect(await alumni.listIds(3, 10)).toEqual([]);
    const counts = await alumni.countByCollege([1, 2, 3], 10);
    expect(counts.toSorted((one, other) => one.collegeId - other.collegeId)).toEqual([
      { collegeId: 1, alumni: 2, hasMentors: true },
      { collegeId: 2, alumni: 1, hasMentors: false },
    ]);
    expect(await alumni.countByCollege([1], 1)).toEqual([{ collegeId: 1, alumni: 1, hasMentors: true }]);
  });
});
