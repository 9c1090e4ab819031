/** A program of a college: a field of study, whatever the level. */
export interface ComparedProgram {
  readonly collegeId: number;
  /** Four digits of the CIP classification. */
  readonly cip: string;
}

/** How many alumni of either program considered the college of the other. */
export interface CountedProgramPair {
  /** Positions in the list of programs, the lower one first. */
  readonly first: number;
  readonly second: number;
  /** How many of them attended each. */
  readonly choseFirst: number;
  readonly choseSecond: number;
}

export abstract class ProgramCrossroadsReader {
  /**
   * Counts alumni with a public profile whose major belongs to the field of a program at their college, and who
   * considered the college of another program. Pairs at one college are left out, and those with fewer than `atLeast`
   * alumni. Largest first.
   */
  abstract listPairs(
    programs: readonly ComparedProgram[],
    limits: { readonly atLeast: number; readonly limit: number },
  ): Promise<readonly CountedProgramPair[]>;
}
