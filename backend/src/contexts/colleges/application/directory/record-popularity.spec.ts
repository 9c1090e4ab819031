import { type CollegeInterest, Popularity } from './ports/popularity';
import { RecordPopularity } from './record-popularity';
import { InMemoryListedColleges } from './testing/in-memory-listed-colleges';

class InMemoryPopularity extends Popularity {
  readonly people = new Map<number, number>();

  async replace(ids: readonly number[], interests: readonly CollegeInterest[]): Promise<void> {
    for (const id of ids) this.people.set(id, interests.find(({ collegeId }) => collegeId === id)?.people ?? 0);
  }
}

describe('recording the popularity of colleges', () => {
  it('stores the number of people of every college, across several pages', async () => {
    const popularity = new InMemoryPopularity();
    const interests = [1, 50, 51, 120].map((collegeId) => ({ collegeId, people: collegeId + 10 }));

    await new RecordPopularity(new InMemoryListedColleges(120), popularity).execute(async (ids) =>
      interests.filter(({ collegeId }) => ids.includes(collegeId)),
    );

    expect(popularity.people.size).toBe(120);
    expect([...popularity.people].filter(([, people]) => people > 0)).toEqual([
      [1, 11],
      [50, 60],
      [51, 61],
      [120, 130],
    ]);
  });

  it('counts nothing without colleges', async () => {
    const count = jest.fn(async () => []);
    await new RecordPopularity(new InMemoryListedColleges(0), new InMemoryPopularity()).execute(count);
    expect(count).not.toHaveBeenCalled();
  });
});
