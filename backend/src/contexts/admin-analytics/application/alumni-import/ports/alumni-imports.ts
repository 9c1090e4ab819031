import type { AlumniImport, ImportCounts, UndoResult } from '../../../domain/alumni-import/alumni-import';
import type { AlumniRow } from '../../../domain/alumni-import/alumni-row';
import type { ImportMapping } from '../../../domain/alumni-import/import-mapping';

export interface NewImport {
  readonly collegeId: number;
  readonly importedBy: number | null;
  readonly fileName: string;
  readonly startedAt: Date;
  /** Runs and counts everything, but stores nothing. */
  readonly isDryRun: boolean;
}

export interface StagedAlumnus {
  readonly rowNumber: number;
  readonly alumnus: AlumniRow;
}

/** A row that can't be imported, unchanged; row 1, the header, has no message. */
export interface RejectedRow {
  readonly rowNumber: number;
  readonly message: string;
  readonly cells: readonly string[];
}

export interface MergeInput extends Pick<ImportCounts, 'processed' | 'errorCount'> {
  readonly fileHash: Buffer;
  readonly importedAt: Date;
  readonly purgeAt: Date;
}

export interface MergeResult {
  readonly importId: number | null;
  readonly added: number;
}

/** A row that can't be imported, by its number in the file. */
export interface ProblemRow {
  readonly row: number;
  readonly message: string;
}

export interface ImportResult extends ImportCounts {
  /** The first 100 rows that were not imported, as "row: message"; row 1 is the header. */
  readonly errors: readonly string[];
  /** Rows that are imported without some of their optional cells. */
  readonly warningCount: number;
  /** The first 100 of them, as "row: warning". */
  readonly warnings: readonly string[];
  /** The first 2,000 rows that a dry run can't import; empty for an import. */
  readonly problems: readonly ProblemRow[];
  /** Null if nothing was stored. */
  readonly importId: number | null;
}

/** A file that is being imported. */
export interface ImportDraft {
  stage(alumni: readonly StagedAlumnus[], rejected: readonly RejectedRow[]): Promise<void>;

  /**
   * Adds the staged people: only the first row of each address, and no one whom this college has already imported or who
   * has declined to be imported by it. Accounts and imports of other colleges make no difference, so that the counts
   * don't reveal them.
   */
  merge(merge: MergeInput): Promise<MergeResult>;

  /**
   * Stores the response for a repetition of the request.
   * @throws ImportIsRunning if a request with this key has just been completed
   */
  saveResponse(requestKey: string, answer: ImportResult): Promise<void>;
}

export interface PageOfImports {
  readonly items: readonly AlumniImport[];
  readonly total: number;
  /** The key after which the next page starts; null on the last page. */
  readonly nextAfter: number | null;
}

/** A stored response, for a repetition of the request. */
export interface StoredResponse {
  readonly fileHash: Buffer;
  readonly answer: ImportResult;
}

/** The imports of colleges. An import that was interrupted counts as failed the next time it is read. */
export abstract class AlumniImports {
  /**
   * Runs one import at a time per college. What `work` merges is stored if it succeeds; a file that it refuses leaves
   * no trace, and any other error leaves a failed import.
   * @throws ImportIsRunning
   */
  abstract run<T>(start: NewImport, work: (draft: ImportDraft) => Promise<T>): Promise<T>;

  /**
   * Newest first.
   * @param after the key of the last import on the previous page
   */
  abstract list(
    collegeId: number,
    list: { readonly after: number | null; readonly limit: number; readonly now: Date },
  ): Promise<PageOfImports>;

  /** @throws ImportNotFound if it doesn't belong to this college */
  abstract get(collegeId: number, id: number): Promise<AlumniImport>;

  /** Finds the response to the request with this key, and the hash of its file; null for a new key. */
  abstract findResponse(collegeId: number, requestKey: string): Promise<StoredResponse | null>;

  /** In the order of the file, the header first. */
  abstract listRejectedRows(importId: number): AsyncIterable<readonly RejectedRow[]>;

  /**
   * Removes the people the import added, except the ones with a claimed profile.
   * @param check can refuse before anything is changed
   * @throws ImportNotFound, ImportIsRunning
   */
  abstract undo(collegeId: number, id: number, at: Date, check: (one: AlumniImport) => void): Promise<UndoResult>;
}

/** How the columns of a college's own files map to the template. */
export abstract class ImportMappings {
  abstract get(collegeId: number): Promise<ImportMapping>;

  abstract save(collegeId: number, mapping: ImportMapping): Promise<void>;
}
