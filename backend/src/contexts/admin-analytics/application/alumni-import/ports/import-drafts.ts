import type { AlumniRow } from '../../../domain/alumni-import/alumni-row';
import type { ImportCounts } from '../../../domain/alumni-import/alumni-import';

export interface NewImport {
  readonly collegeId: number;
  readonly importedBy: number | null;
  readonly fileName: string;
  readonly startedAt: Date;
  /** Everything is done and counted as otherwise, and then nothing is stored. */
  readonly isDryRun: boolean;
}

export interface StagedAlumnus {
  readonly row: number;
  readonly alumnus: AlumniRow;
}

/** A row that cannot be imported, as it stands in the file; of row 1, the header, without a message. */
export interface RejectedRow {
  readonly row: number;
  readonly message: string;
  readonly cells: readonly string[];
}

export interface Merge extends Pick<ImportCounts, 'processed' | 'errorCount'> {
  readonly fileHash: Buffer;
  readonly importedAt: Date;
  readonly purgeAt: Date;
}

export interface Merged {
  readonly importId: number | null;
  readonly added: number;
}

/** One file on its way into the database. */
export interface ImportDraft {
  stage(alumni: readonly StagedAlumnus[], rejected: readonly RejectedRow[]): Promise<void>;

  /**
   * Adds whoever was staged: of an address that is there twice the first row, and no one who was imported before, by
   * whatever college, or who has declined to be imported by this one.
   */
  merge(merge: Merge): Promise<Merged>;
}

/** Imports in which everything of a file is stored, or nothing. */
export abstract class ImportDrafts {
  /**
   * One at a time for a college. What `work` merges is kept when it ends well; a file that it refuses leaves no trace, and
   * anything else that stops it leaves an import that failed.
   * @throws ImportIsRunning
   */
  abstract run<T>(start: NewImport, work: (draft: ImportDraft) => Promise<T>): Promise<T>;
}
