import { UseCase } from '../../../../shared/application/use-case';
import { LEAST_AT_CROSSROADS } from '../../domain/finder/finder';
import { CollegeList } from '../profiles/ports/profiles';
import type { CollegeName } from '../../../../shared/application/role-details';
import { CrossroadsReader } from './ports/finder';

/** How many alumni considered both of two colleges. */
export interface Crossroads {
  readonly colleges: readonly CollegeName[];
  readonly count: number;
}

/** As many as a page shows. */
const MOST_PAIRS = 3;

/** Between which colleges alumni chose, for pages about one college or several. */
@UseCase()
export class ListCrossroads {
  constructor(
    private readonly reader: CrossroadsReader,
    private readonly colleges: CollegeList,
  ) {}

  /** @param collegeIds one to four; of one college the pairs with others, the largest first */
  async execute(collegeIds: readonly number[]): Promise<readonly Crossroads[]> {
    const asked = [...new Set(collegeIds)];
    const counted = await this.reader.count(asked, { atLeast: LEAST_AT_CROSSROADS, most: MOST_PAIRS });
    const known = await this.colleges.findByIds([...new Set(counted.flatMap(({ pair }) => pair))]);
    return counted.flatMap(({ pair, count }) => {
      const colleges = pair.flatMap((id) => known.find((one) => one.id === id) ?? []);
      return colleges.length === 2 ? [{ colleges, count }] : [];
    });
  }
}
