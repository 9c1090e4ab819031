import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Clock } from '../../../../shared/application/clock';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  BUILD_DATA_EXPORT_QUEUE,
  BuildDataExport,
  SendDataExportMail,
} from '../../application/data-export/build-data-export';
import { type DataExportId, EXPORT_LIFETIMES_MS } from '../../domain/data-export/data-export';
import { DataExportReady } from '../../integration-events/account-events';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class BuildDataExportJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly buildDataExport: BuildDataExport,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ exportId: DataExportId }>(BUILD_DATA_EXPORT_QUEUE, (data) =>
      this.buildDataExport.execute(data),
    );
  }
}

@Injectable()
export class MailOwnerWhenDataExportIsReady implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendDataExportMail: SendDataExportMail,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(DataExportReady, 'mail-owner-when-data-export-is-ready', ({ userId }) =>
      this.sendDataExportMail.execute({ userId: userId as UserId }),
    );
  }
}

const QUEUE = 'clear-data-exports';
const EVERY_HOUR = '41 * * * *';

/** Deletes exports that weren't downloaded. Runs every hour, because they contain all data of a user. */
@Injectable()
export class PurgeDataExports implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.purge());
    this.jobs.schedule(QUEUE, EVERY_HOUR);
  }

  async purge(): Promise<void> {
    const now = this.clock.now();
    const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
    await this.unitOfWork.query(
      `UPDATE identity.data_exports SET status = 'expired' WHERE status = 'ready' AND ready_at <= $1`,
      [ago(EXPORT_LIFETIMES_MS.ready)],
    );
    await this.unitOfWork.query(
      `UPDATE identity.data_exports SET status = 'failed'
       WHERE status IN ('waiting', 'running') AND requested_at <= $1`,
      [ago(EXPORT_LIFETIMES_MS.underWay)],
    );
    await this.unitOfWork.query(
      `DELETE FROM identity.data_export_contents c USING identity.data_exports e
       WHERE e.id = c.export_id AND e.status <> 'ready'`,
    );
  }
}
