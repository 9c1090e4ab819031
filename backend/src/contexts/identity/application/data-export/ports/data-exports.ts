import type { DataExport, DataExportId } from '../../../domain/data-export/data-export';
import type { UserId } from '../../../domain/users/ids';

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
