import { Injectable } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { DataExports } from '../../application/data-export/ports/data-exports';
import { DataExport, type DataExportId, type DataExportState } from '../../domain/data-export/data-export';
import { ExportUnderWay } from '../../domain/data-export/data-export-errors';
import type { UserId } from '../../domain/users/ids';
import { dataExportSchema } from './data-export.schema';

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
      await this.unitOfWork.keep(dataExport, (db) =>
        db.getRepository(dataExportSchema).upsert(dataExport.snapshot(), ['id']),
      );
    } catch (error) {
      throw isAnotherUnderWay(error) ? new ExportUnderWay() : error;
    }
  }

  async findById(id: DataExportId): Promise<DataExport | null> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.#repository.findOne({
      where: { id },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    return restored(state);
  }

  async findLatest(userId: UserId): Promise<DataExport | null> {
    return restored(await this.#repository.findOne({ where: { userId }, order: { requestedAt: 'DESC', id: 'DESC' } }));
  }

  async deleteAllOf(userId: UserId): Promise<void> {
    await this.#repository.delete({ userId });
  }

  get #repository() {
    return this.unitOfWork.manager.getRepository(dataExportSchema);
  }
}

const restored = (state: DataExportState | null): DataExport | null => state && DataExport.restore(state);

const isAnotherUnderWay = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'data_exports_under_way';
