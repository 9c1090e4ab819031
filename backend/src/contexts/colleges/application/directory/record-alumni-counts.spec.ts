import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { RecordAlumniCounts } from './record-alumni-counts';
import { InMemoryDirectoryEntries } from './testing/in-memory-directory-entries';

describe('recording the alumni of colleges', () => {
  it('counts every college once, a page at a time, in steps', async () => {
    const entries = new InMemoryDirectoryEntries(120);
    const pages: number[] = [];
    await new RecordAlumniCounts(entries, new NoTransactions()).execute(async (ids, limit) => {
      pages.push(ids.length);
      expect(limit).toBe(1_000);
      return ids.filter((id) => id % 40 === 0).map((id) => ({ collegeId: id, alumni: id, hasMentors: id === 80 }));
    });

    expect(pages).toEqual([50, 50, 20]);
    expect(Object.fromEntries(entries.alumni)).toEqual({
      40: { alumni: 25, hasMentors: false },
      80: { alumni: 50, hasMentors: true },
      120: { alumni: 100, hasMentors: false },
    });
  });
});
