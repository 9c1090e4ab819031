import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { DataExport, DataExportId } from '../../../domain/data-export/data-export';
import type { UserId } from '../../../domain/users/user-state';

/** Requested exports; their content is stored separately. */
export abstract class DataExports {
  /** Returns an unused ID. */
  abstract nextId(): Promise<DataExportId>;

  /**
   * Stores a new or changed export.
   * @throws ExportInProgress when the user has another export in progress
   */
  abstract save(dataExport: DataExport): Promise<void>;

  /** Within a unit of work, locks the export until it ends. */
  abstract findById(id: DataExportId): Promise<DataExport | null>;

  /** Finds the user's latest export. */
  abstract findLatest(userId: UserId): Promise<DataExport | null>;

  /** Deletes the user's exports with their content, including unfinished ones. */
  abstract deleteByUserId(userId: UserId): Promise<void>;
}

/** The export files. Each is deleted with its export. */
export abstract class ExportContents {
  abstract save(id: DataExportId, content: Uint8Array): Promise<void>;

  abstract find(id: DataExportId): Promise<Uint8Array | null>;

  abstract delete(id: DataExportId): Promise<void>;
}

/** The data of a user in one context. */
export interface ExportedPart {
  readonly part: string;
  readonly kept: PersonalDataTables;
}

/** Packs all parts into one file that people and programs can read. */
export abstract class ExportArchive {
  abstract pack(parts: readonly ExportedPart[], madeAt: Date): Promise<Uint8Array>;
}
