import { AlumniCounts, type AlumniOfCollege } from './ports/alumni-counts';
import { RecordAlumniCounts } from './record-alumni-counts';
import { InMemoryListedColleges } from './testing/in-memory-listed-colleges';

class InMemoryAlumniCounts extends AlumniCounts {
  readonly stored = new Map<number, Omit<AlumniOfCollege, 'collegeId'>>();

  async saveAlumniCounts(collegeIds: readonly number[], counts: readonly AlumniOfCollege[]): Promise<void> {
    for (const id of collegeIds) this.stored.delete(id);
    for (const { collegeId, ...count } of counts) this.stored.set(collegeId, count);
  }
}

describe('recording the alumni of colleges', () => {
  it('counts every college once, a page at a time, in steps', async () => {
    const counts = new InMemoryAlumniCounts();
    const pages: number[] = [];
    await new RecordAlumniCounts(new InMemoryListedColleges(120), counts).execute(async (ids) => {
      pages.push(ids.length);
      return ids.filter((id) => id % 40 === 0).map((id) => ({ collegeId: id, alumni: id, hasMentors: id === 80 }));
    });

    expect(pages).toEqual([50, 50, 20]);
    expect(Object.fromEntries(counts.stored)).toEqual({
      40: { alumni: 25, hasMentors: false },
      80: { alumni: 50, hasMentors: true },
      120: { alumni: 100, hasMentors: false },
    });
  });
});
