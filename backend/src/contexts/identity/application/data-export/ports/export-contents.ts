import type { DataExportId } from '../../../domain/data-export/data-export';

/** The files themselves. Each goes with its export. */
export abstract class ExportContents {
  abstract save(id: DataExportId, content: Uint8Array): Promise<void>;

  abstract find(id: DataExportId): Promise<Uint8Array | null>;

  abstract delete(id: DataExportId): Promise<void>;
}
