import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { DataExport, DataExportId } from '../../../domain/data-export/data-export';
import type { UserId } from '../../../domain/users/user-state';

/** What people asked for of their data; the content is kept apart. */
export abstract class DataExports {
  /** A key no one has had. */
  abstract nextId(): Promise<DataExportId>;

  /** Keeps a new one, or what became of it. @throws ExportUnderWay when the person has another one that is being made */
  abstract save(dataExport: DataExport): Promise<void>;

  /** Inside a unit of work no one else changes it before it ends. */
  abstract findById(id: DataExportId): Promise<DataExport | null>;

  /** The one the person asked for last. */
  abstract findLatest(userId: UserId): Promise<DataExport | null>;

  /** With their content, also those that are being made. */
  abstract deleteAllOf(userId: UserId): Promise<void>;
}

/** The files themselves. Each goes with its export. */
export abstract class ExportContents {
  abstract save(id: DataExportId, content: Uint8Array): Promise<void>;

  abstract find(id: DataExportId): Promise<Uint8Array | null>;

  abstract delete(id: DataExportId): Promise<void>;
}

/** What one context keeps about the person. */
export interface ExportedPart {
  readonly part: string;
  readonly kept: PersonalDataTables;
}

/** Makes one file of everything, which people and programs can read. */
export abstract class ExportArchive {
  abstract pack(parts: readonly ExportedPart[], madeAt: Date): Promise<Uint8Array>;
}

/** Everything identity keeps about a person, without what proves who they are: no hashes. Times are ISO 8601 in UTC. */
export abstract class PersonalData {
  /** @throws UserNotFound */
  abstract findByUserId(userId: UserId): Promise<PersonalDataTables>;
}
