import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { MAX_SHOWN_ALUMNI, roundDownToStep } from '../../domain/catalogue/alumni-count';
import { type CountAlumni, DirectoryEntries } from './ports/directory-entries';

/** Records how many alumni each college has, in steps. Mentorship counts them. */
@UseCase()
export class RecordAlumniCounts {
  constructor(
    private readonly entries: DirectoryEntries,
    private readonly transactions: Transactions,
  ) {}

  /** Replaces the counts of all colleges. */
  async execute(count: CountAlumni): Promise<void> {
    for await (const ids of this.entries.listPages()) await this.update(ids, count);
  }

  /**
   * Replaces the counts of these colleges. Counts each college in one unit of work at a time, so that an older count
   * never replaces a newer one.
   */
  update(collegeIds: readonly number[], count: CountAlumni): Promise<void> {
    return this.transactions.run(async () => {
      await this.entries.lockAlumniCounts(collegeIds);
      const counts = await count(collegeIds, MAX_SHOWN_ALUMNI);
      await this.entries.saveAlumniCounts(
        collegeIds,
        counts.map((college) => ({ ...college, alumni: roundDownToStep(college.alumni) })),
      );
    });
  }
}
