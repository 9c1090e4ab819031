import { type CollegeAlumniCount, type CollegeInterestCount, DirectoryEntries } from '../ports/directory-entries';

/** The colleges with the IDs from 1 to `count`. */
export class InMemoryDirectoryEntries extends DirectoryEntries {
  readonly alumni = new Map<number, Omit<CollegeAlumniCount, 'collegeId'>>();
  /** Number of interested people by college. */
  readonly people = new Map<number, number>();

  constructor(private readonly count: number) {
    super();
  }

  async listIdsAfter(after: number, limit: number): Promise<readonly number[]> {
    return Array.from({ length: Math.min(limit, this.count - after) }, (_, index) => after + index + 1);
  }

  async lockAlumniCounts(): Promise<void> {}

  async saveAlumniCounts(collegeIds: readonly number[], counts: readonly CollegeAlumniCount[]): Promise<void> {
    for (const id of collegeIds) this.alumni.delete(id);
    for (const { collegeId, ...count } of counts) this.alumni.set(collegeId, count);
  }

  async savePopularity(collegeIds: readonly number[], interests: readonly CollegeInterestCount[]): Promise<void> {
    for (const id of collegeIds) {
      this.people.set(id, interests.find(({ collegeId }) => collegeId === id)?.people ?? 0);
    }
  }
}
