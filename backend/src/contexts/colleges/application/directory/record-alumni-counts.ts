import { UseCase } from '../../../../shared/application/use-case';
import { roundDownToStep } from '../../domain/catalogue/alumni-count';
import { type CollegeAlumniCount, DirectoryEntries } from './ports/directory-entries';

/** Records how many alumni each college has, in steps. Mentorship counts them. */
@UseCase()
export class RecordAlumniCounts {
  constructor(private readonly entries: DirectoryEntries) {}

  /** @param count returns the numbers of these colleges; the ones it leaves out have no alumni */
  async execute(count: (collegeIds: readonly number[]) => Promise<readonly CollegeAlumniCount[]>): Promise<void> {
    for await (const ids of this.entries.listPages()) await this.save(ids, await count(ids));
  }

  /** Replaces the counts of these colleges; the ones that `counts` leaves out have no alumni. */
  async save(collegeIds: readonly number[], counts: readonly CollegeAlumniCount[]): Promise<void> {
    await this.entries.saveAlumniCounts(
      collegeIds,
      counts.map((college) => ({ ...college, alumni: roundDownToStep(college.alumni) })),
    );
  }
}
