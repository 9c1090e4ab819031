import { type CollegeInterest, CollegeViews } from '../../../../shared/application/college-views';
import { CountPopularity } from './count-popularity';
import { InMemoryDirectoryEntries } from './testing/in-memory-directory-entries';

const NOW = new Date('2026-03-31T12:00:00Z');

class StubCollegeViews extends CollegeViews {
  calls: { since: Date; byAtLeast: number }[] = [];
  interests: CollegeInterest[] = [];

  async interested(ids: readonly number[], since: Date, byAtLeast: number): Promise<readonly CollegeInterest[]> {
    this.calls.push({ since, byAtLeast });
    return this.interests.filter(({ collegeId }) => ids.includes(collegeId));
  }
}

describe('counting the popularity of colleges', () => {
  let views: StubCollegeViews;
  const count = async (colleges: number): Promise<InMemoryDirectoryEntries> => {
    const entries = new InMemoryDirectoryEntries(colleges);
    await new CountPopularity(entries, views, { now: () => NOW }).execute();
    return entries;
  };
  beforeEach(() => {
    views = new StubCollegeViews();
  });

  it('reads the people of the last 30 days, for colleges with at least ten people', async () => {
    await count(1);
    expect(views.calls).toEqual([{ since: new Date('2026-03-01T12:00:00Z'), byAtLeast: 10 }]);
  });

  it('stores the number of people of every college, across several pages', async () => {
    views.interests = [1, 50, 51, 120].map((collegeId) => ({ collegeId, people: collegeId + 10 }));
    const { people } = await count(120);
    expect(people.size).toBe(120);
    expect([...people].filter(([, count]) => count > 0)).toEqual([
      [1, 11],
      [50, 60],
      [51, 61],
      [120, 130],
    ]);
  });

  it('reads nothing without colleges', async () => {
    await count(0);
    expect(views.calls).toEqual([]);
  });
});
