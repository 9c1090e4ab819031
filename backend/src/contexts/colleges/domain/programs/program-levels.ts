/** The awards of programs, in the order of CREDLEV in the federal file: the first is 1. */
export const PROGRAM_LEVELS = [
  'certificate',
  'associate',
  'bachelor',
  'post-baccalaureate',
  'master',
  'doctoral',
  'first-professional',
  'graduate-certificate',
] as const;
export type ProgramLevel = (typeof PROGRAM_LEVELS)[number];

/** CREDLEV of programs without an award, which no list contains. */
export const LEVEL_WITHOUT_AWARD = 99;

/** Levels whose earnings are compared with those of high-school graduates. */
const UNDERGRADUATE_LEVELS: ReadonlySet<ProgramLevel> = new Set(['certificate', 'associate', 'bachelor']);

/** @param credlev CREDLEV of a listed program, 1 to 8 */
export const toProgramLevel = (credlev: number): ProgramLevel => PROGRAM_LEVELS[credlev - 1]!;

/** Returns CREDLEV, 1 to 8. */
export const toCredlev = (level: ProgramLevel): number => PROGRAM_LEVELS.indexOf(level) + 1;

export const isUndergraduateLevel = (level: ProgramLevel): boolean => UNDERGRADUATE_LEVELS.has(level);
