import type {
  HighSchoolComparison,
  NationalEarnings,
  ProgramFigures,
} from '../../../domain/programs/described-program';
import type { Distance } from '../../../domain/programs/program-figures';
import type { ProgramKey } from '../../../domain/programs/program-key';
import type { ProgramLevel } from '../../../domain/programs/program-levels';

/** A program of a college with its figures. */
export interface ProgramView {
  /** "2469-1107-bachelor". */
  readonly id: string;
  readonly collegeId: number;
  readonly collegeName: string;
  /** Two-letter code. */
  readonly state: string;
  readonly field: string;
  /** Four digits. */
  readonly cip: string;
  readonly level: ProgramLevel;
  readonly distance: Distance | null;
  readonly figures: ProgramFigures;
  readonly high_school: HighSchoolComparison | null;
  readonly national: NationalEarnings | null;
}

export interface CollegeProgramsView {
  readonly programs: readonly ProgramView[];
  /** Whether a file of programs was imported. */
  readonly imported: boolean;
}

export const PROGRAM_SORTS = ['earnings_4_years', 'earnings_1_year', 'debt', 'awards', 'name'] as const;
export type ProgramSort = (typeof PROGRAM_SORTS)[number];

/** The position of a program in a sorted list. */
export interface ProgramCursor {
  /** The sorted value as text: the name of the college, or a figure. */
  readonly value: string | null;
  readonly opeid6: string;
  readonly credlev: number;
  readonly collegeId: number;
}

export interface ProgramQuery {
  /** Four digits. */
  readonly cip: string;
  readonly level?: ProgramLevel;
  /** Two-letter code. */
  readonly state?: string;
  readonly collegeId?: number;
  readonly sort: ProgramSort;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly after?: ProgramCursor;
}

export interface ProgramPage {
  readonly items: readonly ProgramView[];
  /** Where the next page starts; null on the last page. */
  readonly next: ProgramCursor | null;
}

/** A field of study with its number of programs. */
export interface FieldView {
  readonly cip: string;
  readonly field: string;
  readonly slug: string;
  /** The major of the catalog that it belongs to. */
  readonly group: string | null;
  readonly colleges: number;
  readonly programs: number;
}

export interface FieldDetailView extends FieldView {
  readonly levels: readonly { readonly level: ProgramLevel; readonly programs: number }[];
}

/** The programs of operating colleges that lead to an award. */
export abstract class ProgramReader {
  /**
   * Returns all programs of a college by level and field.
   * @throws CollegeNotFound
   */
  abstract listOfCollege(collegeId: number): Promise<CollegeProgramsView>;

  /**
   * Returns a page of the programs of a field. Programs without the sorted value come last; those that were measured
   * together have equal figures and follow each other.
   */
  abstract list(query: ProgramQuery): Promise<ProgramPage>;

  /**
   * Returns programs in the requested order.
   * @throws ProgramNotFound for the first one that doesn't exist
   */
  abstract listByKeys(keys: readonly ProgramKey[]): Promise<readonly ProgramView[]>;

  /** Returns fields whose title or code matches, best match first; without a text, those with the most programs. */
  abstract listFields(text: string, limit: number): Promise<readonly FieldView[]>;

  /** @throws FieldNotFound */
  abstract getField(cip: string): Promise<FieldDetailView>;
}
