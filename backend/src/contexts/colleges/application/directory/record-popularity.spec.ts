import { RecordPopularity } from './record-popularity';
import { InMemoryDirectoryEntries } from './testing/in-memory-directory-entries';

describe('recording the popularity of colleges', () => {
  it('stores the number of people of every college, across several pages', async () => {
    const entries = new InMemoryDirectoryEntries(120);
    const interests = [1, 50, 51, 120].map((collegeId) => ({ collegeId, people: collegeId + 10 }));

    await new RecordPopularity(entries).execute(async (ids) =>
      interests.filter(({ collegeId }) => ids.includes(collegeId)),
    );

    expect(entries.people.size).toBe(120);
    expect([...entries.people].filter(([, people]) => people > 0)).toEqual([
      [1, 11],
      [50, 60],
      [51, 61],
      [120, 130],
    ]);
  });

  it('counts nothing without colleges', async () => {
    const count = jest.fn(async () => []);
    await new RecordPopularity(new InMemoryDirectoryEntries(0)).execute(count);
    expect(count).not.toHaveBeenCalled();
  });
});
