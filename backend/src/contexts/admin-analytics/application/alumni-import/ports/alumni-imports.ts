import type { AlumniImport, UndoResult } from '../../../domain/alumni-import/alumni-import';
import type { ImportMapping } from '../../../domain/alumni-import/import-mapping';
import type { ImportResult, RejectedRow } from './import-drafts';

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
