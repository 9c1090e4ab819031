import { EntitySchema } from 'typeorm';
import { Injectable } from '@nestjs/common';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type DataExportState,
  DataExport,
  type DataExportId,
  ExportInProgress,
} from '../../domain/data-export/data-export';
import { DataExports, ExportContents } from '../../application/data-export/ports/data-exports';
import type { UserId } from '../../domain/users/user-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

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
    requestedAt: { ...timestampColumn, name: 'requested_at' },
    readyAt: { ...timestampColumn, name: 'ready_at', nullable: true },
    bytes: { type: 'integer', nullable: true },
    downloadStartedAt: { ...timestampColumn, name: 'download_started_at', nullable: true },
    downloadedAt: { ...timestampColumn, name: 'downloaded_at', nullable: true },
  },
});

@Injectable()
export class TypeormDataExports extends DataExports {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<DataExportId> {
    const [row] = await this.unitOfWork.query<{ id: DataExportId }>(
      `SELECT nextval(pg_get_serial_sequence('identity.data_exports', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async save(dataExport: DataExport): Promise<void> {
    try {
      await this.unitOfWork.saveAggregate(dataExport, (db) =>
        db.getRepository(dataExportSchema).upsert(dataExport.snapshot(), ['id']),
      );
    } catch (error) {
      throw isRunningExportConflict(error) ? new ExportInProgress() : error;
    }
  }

  async findById(id: DataExportId): Promise<DataExport | null> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.#repository.findOne({
      where: { id },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    return toDataExport(state);
  }

  async findLatest(userId: UserId): Promise<DataExport | null> {
    return toDataExport(
      await this.#repository.findOne({ where: { userId }, order: { requestedAt: 'DESC', id: 'DESC' } }),
    );
  }

  async deleteByUserId(userId: UserId): Promise<void> {
    await this.#repository.delete({ userId });
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(dataExportSchema);
  }
}

const toDataExport = (state: DataExportState | null): DataExport | null => state && DataExport.restore(state);

const isRunningExportConflict = (error: unknown): boolean => getViolatedConstraint(error) === 'data_exports_under_way';

@Injectable()
export class SqlExportContents extends ExportContents {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(id: DataExportId, content: Uint8Array): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO identity.data_export_contents (export_id, content) VALUES ($1, $2)
       ON CONFLICT (export_id) DO UPDATE SET content = excluded.content`,
      [id, content],
    );
  }

  async find(id: DataExportId): Promise<Uint8Array | null> {
    const [row] = await this.unitOfWork.query<{ content: Uint8Array }>(
      'SELECT content FROM identity.data_export_contents WHERE export_id = $1',
      [id],
    );
    return row?.content ?? null;
  }

  async delete(id: DataExportId): Promise<void> {
    await this.unitOfWork.query('DELETE FROM identity.data_export_contents WHERE export_id = $1', [id]);
  }
}
