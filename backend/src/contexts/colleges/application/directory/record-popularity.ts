import { UseCase } from '../../../../shared/application/use-case';
import { type CollegeInterestCount, DirectoryEntries } from './ports/directory-entries';

/** Records how many people are interested in each college, for the order of the directory. Another context counts them. */
@UseCase()
export class RecordPopularity {
  constructor(private readonly entries: DirectoryEntries) {}

  /** @param count returns the numbers of these colleges; for the ones it leaves out, 0 is recorded */
  async execute(count: (collegeIds: readonly number[]) => Promise<readonly CollegeInterestCount[]>): Promise<void> {
    for await (const ids of this.entries.listPages()) await this.entries.savePopularity(ids, await count(ids));
  }
}
