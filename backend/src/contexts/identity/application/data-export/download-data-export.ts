import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type DataExportId, ExportNoLongerAvailable, ExportNotFound } from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/user-state';
import { AuditLog, type Visitor } from '../users/ports/users';
import { DataExports, ExportContents } from './ports/data-exports';

interface DownloadDataExportInput {
  userId: UserId;
  exportId: DataExportId;
  visitor: Visitor;
}

export interface ExportFile {
  readonly content: Uint8Array;
  /** Time at which the data was collected. */
  readonly madeAt: Date;
}

/** Downloads an export, once. An interrupted download doesn't count. */
@UseCase()
export class DownloadDataExport {
  constructor(
    private readonly exports: DataExports,
    private readonly contents: ExportContents,
    private readonly audit: AuditLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param handOver sends the file to the user; returns whether all of it was sent
   * @throws ExportNotFound, ExportNotReady, ExportBeingDownloaded, ExportNoLongerAvailable
   */
  async execute(input: DownloadDataExportInput, handOver: (file: ExportFile) => Promise<boolean>): Promise<void> {
    const { startedAt, ...file } = await this.#startDownload(input);
    let hasArrived = false;
    try {
      hasArrived = await handOver(file);
    } finally {
      await this.#endDownload(input, startedAt, hasArrived);
    }
  }

  #startDownload({ userId, exportId }: DownloadDataExportInput): Promise<ExportFile & { startedAt: Date }> {
    return this.transactions.run(async () => {
      const dataExport = await this.exports.findById(exportId);
      if (dataExport?.snapshot().userId !== userId) throw new ExportNotFound();
      const startedAt = this.clock.now();
      dataExport.startDownload(startedAt);
      await this.exports.save(dataExport);
      const content = await this.contents.find(exportId);
      if (!content) throw new ExportNoLongerAvailable();
      return { content, madeAt: dataExport.snapshot().readyAt ?? startedAt, startedAt };
    });
  }

  async #endDownload(
    { userId, exportId, visitor }: DownloadDataExportInput,
    startedAt: Date,
    isSent: boolean,
  ): Promise<void> {
    await this.transactions.run(async () => {
      const startedExport = await this.exports.findById(exportId);
      if (!startedExport) return;
      if (isSent) {
        const now = this.clock.now();
        startedExport.completeDownload(now);
        await this.contents.delete(exportId);
        await this.audit.record({ action: 'data-export-downloaded', userId, visitor, at: now });
      } else {
        startedExport.abortDownload(startedAt);
      }
      await this.exports.save(startedExport);
    });
  }
}
