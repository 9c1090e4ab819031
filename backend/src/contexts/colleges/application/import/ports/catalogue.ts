import type { FederalCollege } from '../../../domain/catalogue/federal-college';
import type { FieldsOfStudy } from '../../../domain/import/fields-of-study';
import type { ImportedProgram } from '../../../domain/import/program-file';
import type { ProgramFigureName, ProgramPart } from '../../../domain/programs/program-figures';

/** A part of the file. */
export interface CollegeChunk {
  readonly colleges: readonly FederalCollege[];
  /** UNITIDs of institutions that have closed. */
  readonly closed: readonly number[];
}

export interface MergeOrigin {
  readonly source: 'starter' | 'scorecard';
  readonly fileName: string;
  /** Hexadecimal SHA-256 of the file. */
  readonly sha256: string | null;
  /** Date of the federal release, YYYY-MM-DD; null if the file doesn't contain it. */
  readonly release: string | null;
  readonly at: Date;
  readonly rowsRead: number;
}

/** The field-of-study file that majors were read from. */
export type MajorsOrigin = Omit<MergeOrigin, 'source'>;

export interface MajorsCounts {
  /** Colleges whose majors changed. */
  readonly changed: number;
  readonly unchanged: number;
  /** Institutions of the file that aren't in the catalog. */
  readonly leftOut: number;
}

/** The field-of-study file that programs were read from. */
export interface ProgramsOrigin extends MajorsOrigin {
  readonly parts: readonly ProgramPart[];
  /** The figures that the file has columns for. */
  readonly figures: readonly ProgramFigureName[];
}

/** Counts of programs; those of the main part, unless only the supplement was imported. */
export interface ProgramCounts {
  /** The parts that were imported: those that the file contains, except if a newer file was imported before. */
  readonly parts: readonly ProgramPart[];
  /** Whether the main part was imported, now or before. */
  readonly hasMain: boolean;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly unchanged: number;
  /** Programs of colleges that aren't in the catalog, and repeated ones. */
  readonly leftOut: number;
}

export interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** A pending change of the catalog: nothing of it is visible until all of it is committed. */
export interface CatalogueDraft {
  /** Counts the operating colleges in the catalog before the change. */
  count(): Promise<number>;
  stage(chunk: CollegeChunk): Promise<void>;
  /** Merges the staged rows into the catalog, and updates all derived data. */
  merge(origin: MergeOrigin): Promise<MergeCounts>;
  /** Replaces the majors of the institutions in the field-of-study file, and updates all derived data. */
  mergeMajors(fields: FieldsOfStudy, origin: MajorsOrigin): Promise<MajorsCounts>;
  stagePrograms(programs: readonly ImportedProgram[]): Promise<void>;
  /** Replaces the parts of the data of programs that the staged file contains, unless they are of a newer release. */
  mergePrograms(origin: ProgramsOrigin): Promise<ProgramCounts>;
}

/** Whether to wait for a running change, or to be refused. */
export type BusyPolicy = 'wait' | 'refuse';

/** All colleges, which are changed together. */
export abstract class Catalogue {
  /**
   * Runs the only change that is possible at a time; it is committed when `work` succeeds, and rolled back if it fails.
   * @throws ImportIsRunning unless `patience` is `wait`
   */
  abstract update<T>(work: (draft: CatalogueDraft) => Promise<T>, ifBusy?: BusyPolicy): Promise<T>;

  /** Returns the last source of the catalog; null while it is empty. */
  abstract findSource(): Promise<'starter' | 'scorecard' | null>;

  /** Whether the official colleges were imported, and no field-of-study file since then. */
  abstract awaitsMajors(): Promise<boolean>;

  /**
   * Updates aliases, descriptions and search words to this version of the product; does nothing if they are up to date.
   */
  abstract refreshSearch(): Promise<void>;
}

/** The colleges that ship with the product. */
export abstract class StarterTable {
  abstract listColleges(): readonly FederalCollege[];
  /** Date of the federal release of the figures, YYYY-MM-DD. */
  abstract getRelease(): string;
}
