import type { DataExportId } from '../../../domain/data-export/data-export';

/** The files themselves. Each goes with its export. */
export abstract class ExportContents {
  abstract keep(id: DataExportId, content: Uint8Array): Promise<void>;

  abstract read(id: DataExportId): Promise<Uint8Array | null>;

  abstract remove(id: DataExportId): Promise<void>;
}
