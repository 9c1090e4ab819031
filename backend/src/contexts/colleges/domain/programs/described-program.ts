import type { FigureReason } from '../catalogue/federal/figure-reasons';
import { findHighSchoolEarnings, HIGH_SCHOOL_EARNINGS_SOURCE } from './high-school-earnings';
import { PROGRAM_FIGURE_NAMES, PROGRAM_FIGURES, type ProgramFigureName, type ProgramPart } from './program-figures';
import { isUndergraduateLevel, type ProgramLevel } from './program-levels';
import { findProgramYear, toProgramSource, toReleaseMonth } from './program-years';

/** The file that a part of the data was imported from. */
interface ProgramSource {
  /** YYYY-MM-DD, or null if unknown. */
  readonly release: string | null;
  /** The figures that the file has columns for. */
  readonly figures: readonly string[];
}
export type ProgramSources = Readonly<Partial<Record<ProgramPart, ProgramSource>>>;

/** A figure with its value, or the reason why there is none. Money is whole US dollars. */
export interface ProgramFigure {
  readonly value: number | null;
  /** Null if there is a value. */
  readonly reason: FigureReason | null;
  /** The period that it describes; null if unknown. */
  readonly year: string | null;
  /** Null if no imported file has the figure. */
  readonly source: string | null;
  /** IDs of the other colleges whose programs were measured together with this one. */
  readonly pooled_with: readonly number[];
  /** The number of students behind it; null if the file doesn't contain it. */
  readonly students: number | null;
}
export type ProgramFigures = Readonly<Record<ProgramFigureName, ProgramFigure>>;

/** The figures of a program as the files report them. */
export interface ReportedProgram {
  readonly values: Readonly<Record<ProgramFigureName, number | null>>;
  readonly studentCounts: Readonly<Partial<Record<string, number>>>;
  readonly suppressed: readonly string[];
  readonly pooledWith: readonly number[];
}

export function describeFigures(program: ReportedProgram, sources: ProgramSources): ProgramFigures {
  const describe = (name: ProgramFigureName): ProgramFigure => {
    const { part, isPooled } = PROGRAM_FIGURES[name];
    const source = sources[part]?.figures.includes(name) ? sources[part] : null;
    const value = program.values[name];
    return {
      value,
      reason: value === null ? (program.suppressed.includes(name) ? 'suppressed' : 'not_reported') : null,
      year: source && findProgramYear(name, source.release),
      source: source && toProgramSource(source.release),
      pooled_with: isPooled ? program.pooledWith : [],
      students: program.studentCounts[name] ?? null,
    };
  };
  return Object.fromEntries(PROGRAM_FIGURE_NAMES.map((name) => [name, describe(name)])) as ProgramFigures;
}

/** Median earnings of the high-school graduates of a state, beside those of a program four years after. */
export interface HighSchoolComparison {
  readonly value: number;
  /** Two-letter code. */
  readonly state: string;
  /** The release of the file, such as "June 2026". */
  readonly year: string;
  readonly source: string;
  /** Whether the program's median four years after is below. */
  readonly below: boolean;
}

/**
 * Compares an undergraduate program with high-school graduates. Both figures are of the same release.
 * @param earnings median four years after completion
 * @returns null without earnings, for other levels, and if the release has no figure for the state
 */
export function compareWithHighSchool(
  { level, state, earnings }: { level: ProgramLevel; state: string; earnings: number | null },
  sources: ProgramSources,
): HighSchoolComparison | null {
  const release = sources.main?.release ?? null;
  const value = findHighSchoolEarnings(state, release);
  if (earnings === null || value === null || release === null || !isUndergraduateLevel(level)) return null;
  const year = toReleaseMonth(release);
  return { value, state, year, source: HIGH_SCHOOL_EARNINGS_SOURCE, below: earnings < value };
}

/** Earnings of all programs of a field and level in the country, four years after. */
export interface NationalEarnings {
  readonly value: number;
  readonly p25: number | null;
  readonly p75: number | null;
  /** The period, as for the program's own earnings. */
  readonly year: string;
  readonly source: string;
}

/** @returns null if the file has no national median */
export function describeNational(
  { value, p25, p75 }: { value: number | null; p25: number | null; p75: number | null },
  sources: ProgramSources,
): NationalEarnings | null {
  if (value === null) return null;
  const release = sources.main?.release ?? null;
  return {
    value,
    p25,
    p75,
    year: findProgramYear('earnings_4_years', release) ?? '',
    source: toProgramSource(release),
  };
}
