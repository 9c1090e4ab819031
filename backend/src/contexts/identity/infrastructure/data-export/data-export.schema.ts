import { EntitySchema } from 'typeorm';
import type { DataExportState } from '../../domain/data-export/data-export';

const moment = { type: 'timestamptz', precision: 3 } as const;

export const dataExportSchema = new EntitySchema<DataExportState>({
  name: 'DataExport',
  schema: 'identity',
  tableName: 'data_exports',
  columns: {
    id: { type: 'integer', primary: true },
    userId: { type: 'integer', name: 'user_id' },
    status: { type: 'text' },
    done: { type: 'integer' },
    total: { type: 'integer' },
    tries: { type: 'integer' },
    requestedAt: { ...moment, name: 'requested_at' },
    readyAt: { ...moment, name: 'ready_at', nullable: true },
    bytes: { type: 'integer', nullable: true },
    downloadStartedAt: { ...moment, name: 'download_started_at', nullable: true },
    downloadedAt: { ...moment, name: 'downloaded_at', nullable: true },
  },
});
