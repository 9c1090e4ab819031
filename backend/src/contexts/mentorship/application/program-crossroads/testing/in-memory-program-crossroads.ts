import {
  type ComparedProgram,
  type CountedProgramPair,
  ProgramCrossroadsReader,
} from '../ports/program-crossroads-reader';

/** What decides whether an alum is counted. */
export interface CountedAlum {
  readonly collegeId: number;
  readonly consideredColleges: readonly number[];
  /** Fields of the major. */
  readonly fields: readonly string[];
}

/** Checks every alum for every pair. All have a public profile. */
export class InMemoryProgramCrossroads extends ProgramCrossroadsReader {
  constructor(private readonly alumni: readonly CountedAlum[]) {
    super();
  }

  async listPairs(
    programs: readonly ComparedProgram[],
    { atLeast, limit }: { readonly atLeast: number; readonly limit: number },
  ): Promise<readonly CountedProgramPair[]> {
    const count = (chosen: ComparedProgram, other: ComparedProgram): number =>
      this.alumni.filter(
        ({ collegeId, consideredColleges, fields }) =>
          collegeId === chosen.collegeId && fields.includes(chosen.cip) && consideredColleges.includes(other.collegeId),
      ).length;
    return programs
      .flatMap((one, first) =>
        programs.map((other, second): CountedProgramPair | null =>
          first < second && one.collegeId !== other.collegeId
            ? { first, second, choseFirst: count(one, other), choseSecond: count(other, one) }
            : null,
        ),
      )
      .filter((pair) => pair !== null)
      .filter(({ choseFirst, choseSecond }) => choseFirst + choseSecond >= atLeast)
      .sort((one, other) => totalOf(other) - totalOf(one) || one.first - other.first || one.second - other.second)
      .slice(0, limit);
  }
}

const totalOf = ({ choseFirst, choseSecond }: CountedProgramPair): number => choseFirst + choseSecond;
