import { CountAlumniOfColleges } from './count-alumni-of-colleges';
import { type AlumniOfCollege, CollegeAlumni, CollegeAlumniCounts, type CountAlumni } from './ports/college-alumni';

const [BOWDOIN, REED, ELSEWHERE] = [1, 3, 9];
const [ADA, NO_ALUM] = [11, 12];

class BowdoinAlumni extends CollegeAlumni {
  async listIds(): Promise<readonly number[]> {
    return [ADA];
  }
  async findCollegeId(userId: number): Promise<number | null> {
    return userId === ADA ? BOWDOIN : null;
  }
  async countByCollege(collegeIds: readonly number[]): Promise<readonly AlumniOfCollege[]> {
    return collegeIds.filter((id) => id === BOWDOIN).map((collegeId) => ({ collegeId, alumni: 1, hasMentors: true }));
  }
}

class StoredCounts extends CollegeAlumniCounts {
  readonly stored = new Map<number, number>();
  updateAll(count: CountAlumni): Promise<void> {
    return this.update([BOWDOIN, REED, ELSEWHERE], count);
  }
  async update(collegeIds: readonly number[], count: CountAlumni): Promise<void> {
    const counts = await count(collegeIds, 1_000);
    for (const id of collegeIds) this.stored.set(id, counts.find(({ collegeId }) => collegeId === id)?.alumni ?? 0);
  }
}

describe('counting the alumni of colleges', () => {
  const fixture = () => {
    const counts = new StoredCounts();
    return { counts, countAlumni: new CountAlumniOfColleges(counts, new BowdoinAlumni()) };
  };

  it('counts every college', async () => {
    const { counts, countAlumni } = fixture();
    await countAlumni.execute();
    expect(Object.fromEntries(counts.stored)).toEqual({ [BOWDOIN]: 1, [REED]: 0, [ELSEWHERE]: 0 });
  });

  it('counts only the given colleges', async () => {
    const { counts, countAlumni } = fixture();
    await countAlumni.countColleges([BOWDOIN, REED]);
    expect(Object.fromEntries(counts.stored)).toEqual({ [BOWDOIN]: 1, [REED]: 0 });
  });

  it('counts the college of a person, if their profile has one', async () => {
    const { counts, countAlumni } = fixture();
    await countAlumni.countCollegeOf(NO_ALUM);
    expect(counts.stored.size).toBe(0);
    await countAlumni.countCollegeOf(ADA);
    expect(Object.fromEntries(counts.stored)).toEqual({ [BOWDOIN]: 1 });
  });
});
