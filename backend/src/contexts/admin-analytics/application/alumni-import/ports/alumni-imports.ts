import type { AlumniImport, UndoResult } from '../../../domain/alumni-import/alumni-import';
import type { ImportMapping } from '../../../domain/alumni-import/import-mapping';
import type { RejectedRow } from './import-drafts';

export interface PageOfImports {
  readonly items: readonly AlumniImport[];
  readonly total: number;
  /** The key after which the next page begins; null on the last one. */
  readonly nextAfter: number | null;
}

/** The files that colleges have imported. One that stopped half-way counts as failed as soon as anyone looks. */
export abstract class AlumniImports {
  /** The newest first. @param after the key of the last one of the page before */
  abstract page(
    collegeId: number,
    page: { readonly after: number | null; readonly limit: number; readonly now: Date },
  ): Promise<PageOfImports>;

  /** @throws ImportNotFound when it is not of this college */
  abstract find(collegeId: number, id: number): Promise<AlumniImport>;

  /** In the order of the file, the header first. */
  abstract rejectedRows(importId: number): AsyncIterable<readonly RejectedRow[]>;

  /**
   * Removes whom the import has added and who has not claimed, and keeps the others.
   * @param check may refuse, before anything is changed
   * @throws ImportNotFound, ImportIsRunning
   */
  abstract undo(collegeId: number, id: number, at: Date, check: (one: AlumniImport) => void): Promise<UndoResult>;
}

/** Which columns of a college's own files belong to which of the template. */
export abstract class ImportMappings {
  abstract of(collegeId: number): Promise<ImportMapping>;

  abstract save(collegeId: number, mapping: ImportMapping): Promise<void>;
}
