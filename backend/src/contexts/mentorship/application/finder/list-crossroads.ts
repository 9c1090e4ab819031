import { UseCase } from '../../../../shared/application/use-case';
import { MIN_ALUMNI_AT_CROSSROADS } from '../../domain/finder/finder';
import { CollegeList } from '../profiles/ports/college-list';
import type { CollegeName } from '../profiles/own-profiles';
import { FinderReader } from './ports/finder';

/** Number of alumni who considered both of two colleges. */
export interface Crossroads {
  readonly colleges: readonly CollegeName[];
  readonly count: number;
}

/** The number of pairs that a page shows. */
const MAX_PAIRS = 3;

/** Lists pairs of colleges that alumni chose between, for pages about one or several colleges. */
@UseCase()
export class ListCrossroads {
  constructor(
    private readonly finder: FinderReader,
    private readonly colleges: CollegeList,
  ) {}

  /** @param collegeIds one to four; a single college is paired with all others, largest count first */
  async execute(collegeIds: readonly number[]): Promise<readonly Crossroads[]> {
    const uniqueIds = [...new Set(collegeIds)];
    const counted = await this.finder.listCollegePairs(uniqueIds, {
      atLeast: MIN_ALUMNI_AT_CROSSROADS,
      limit: MAX_PAIRS,
    });
    const catalogColleges = await this.colleges.listByIds([...new Set(counted.flatMap(({ pair }) => pair))]);
    return counted.flatMap(({ pair, count }) => {
      const colleges = pair.flatMap((id) => catalogColleges.find((one) => one.id === id) ?? []);
      return colleges.length === 2 ? [{ colleges, count }] : [];
    });
  }
}
