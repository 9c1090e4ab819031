import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { EXPORT_LIFETIME } from '../../domain/data-export/data-export';
import { RETENTION } from '../../domain/users/retention';

const QUEUE = 'clear-data-exports';
const EVERY_HOUR = '41 * * * *';

/** Takes files back that no one came for. Every hour, because they hold everything about a person. */
@Injectable()
export class PurgeDataExports implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.clear());
    this.jobs.schedule(QUEUE, EVERY_HOUR);
  }

  async clear(): Promise<void> {
    const now = this.clock.now();
    const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
    await this.unitOfWork.query(
      `UPDATE identity.data_exports SET status = 'expired' WHERE status = 'ready' AND ready_at <= $1`,
      [ago(EXPORT_LIFETIME.ready)],
    );
    await this.unitOfWork.query(
      `UPDATE identity.data_exports SET status = 'failed'
       WHERE status IN ('waiting', 'running') AND requested_at <= $1`,
      [ago(EXPORT_LIFETIME.underWay)],
    );
    await this.unitOfWork.query(
      `DELETE FROM identity.data_export_contents c USING identity.data_exports e
       WHERE e.id = c.export_id AND e.status <> 'ready'`,
    );
    await this.unitOfWork.query('DELETE FROM identity.data_exports WHERE requested_at < $1', [
      ago(RETENTION.dataExports),
    ]);
  }
}
