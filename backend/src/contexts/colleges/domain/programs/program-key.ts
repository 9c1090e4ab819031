import { MAX_ID } from '../../../../shared/domain/id';
import { PROGRAM_LEVELS, type ProgramLevel } from './program-levels';

/** Maximum number of programs in a comparison. */
export const MAX_COMPARED_PROGRAMS = 4;

/** What identifies a program: a college, a field and an award. */
export interface ProgramKey {
  readonly collegeId: number;
  /** Four digits. */
  readonly cip: string;
  readonly level: ProgramLevel;
}

/** Returns the ID of a program, such as "2469-1107-bachelor". */
export const toProgramId = ({ collegeId, cip, level }: ProgramKey): string => `${collegeId}-${cip}-${level}`;

/** @returns null if the text isn't the ID of a program */
export function parseProgramId(text: string): ProgramKey | null {
  const [, id = '', cip = '', name] = /^([1-9]\d{0,9})-(\d{4})-([a-z-]+)$/.exec(text) ?? [];
  const level = PROGRAM_LEVELS.find((one) => one === name);
  const collegeId = Number(id);
  return level !== undefined && collegeId <= MAX_ID ? { collegeId, cip, level } : null;
}
