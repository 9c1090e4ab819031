import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ExportContents } from '../../application/data-export/ports/export-contents';
import type { DataExportId } from '../../domain/data-export/data-export';

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
