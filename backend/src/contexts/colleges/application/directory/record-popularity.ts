import { UseCase } from '../../../../shared/application/use-case';
import { ListedColleges } from './ports/listed-colleges';
import { type CollegeInterest, Popularity } from './ports/popularity';

/** Records how many people are interested in each college, for the order of the directory. Another context counts them. */
@UseCase()
export class RecordPopularity {
  constructor(
    private readonly colleges: ListedColleges,
    private readonly popularity: Popularity,
  ) {}

  /** @param count returns the numbers of these colleges; for the ones it leaves out, 0 is recorded */
  async execute(count: (collegeIds: readonly number[]) => Promise<readonly CollegeInterest[]>): Promise<void> {
    for await (const ids of this.colleges.pages()) await this.popularity.replace(ids, await count(ids));
  }
}
