import { UseCase } from '../../../../shared/application/use-case';
import { MIN_ALUMNI_AT_CROSSROADS } from '../../domain/finder/finder';
import { type ChoiceTendency, findTendency } from '../../domain/program-crossroads/program-crossroads';
import type { CollegeName } from '../profiles/own-profiles';
import { CollegeList } from '../profiles/ports/college-list';
import { type ComparedProgram, ProgramCrossroadsReader } from './ports/program-crossroads-reader';

/** One side of a pair. */
export interface CrossroadsProgram {
  readonly college: CollegeName;
  readonly cip: string;
}

/** Alumni of one of two programs who considered the college of the other. */
export interface ProgramCrossroads {
  readonly programs: readonly CrossroadsProgram[];
  readonly count: number;
  readonly chose: ChoiceTendency;
}

/** The number of pairs that a page shows. */
const MAX_PAIRS = 3;

/** Lists pairs of compared programs whose alumni chose between their colleges. */
@UseCase()
export class ListProgramCrossroads {
  constructor(
    private readonly reader: ProgramCrossroadsReader,
    private readonly colleges: CollegeList,
  ) {}

  /** @param programs one to four */
  async execute(programs: readonly ComparedProgram[]): Promise<readonly ProgramCrossroads[]> {
    const unique = [...new Map(programs.map((program) => [`${program.collegeId}-${program.cip}`, program])).values()];
    const counted = await this.reader.listPairs(unique, { atLeast: MIN_ALUMNI_AT_CROSSROADS, limit: MAX_PAIRS });
    const colleges = await this.colleges.listByIds([...new Set(unique.map(({ collegeId }) => collegeId))]);
    return counted.flatMap(({ first, second, choseFirst, choseSecond }) => {
      const sides = [unique[first], unique[second]].flatMap((program) => {
        const college = colleges.find(({ id }) => id === program?.collegeId);
        return program && college ? [{ college, cip: program.cip }] : [];
      });
      const pair = { programs: sides, count: choseFirst + choseSecond, chose: findTendency(choseFirst, choseSecond) };
      return sides.length === 2 ? [pair] : [];
    });
  }
}
