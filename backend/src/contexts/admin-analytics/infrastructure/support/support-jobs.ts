import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { SEND_SUPPORT_COPY, SendSupportCopy } from '../../application/support/contact-support';
import { CLOSED_REQUEST_RETENTION } from '../../domain/support/support-request';

const PURGE = 'delete-closed-support-requests';
const EVERY_NIGHT = '37 3 * * *';

/** Sends copies of support requests, and deletes requests that were closed long ago. */
@Injectable()
export class SupportJobs implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendCopy: SendSupportCopy,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ id: number }>(SEND_SUPPORT_COPY, ({ id }) => this.sendCopy.execute(id));
    this.jobs.process(PURGE, () => this.deleteClosed());
    this.jobs.schedule(PURGE, EVERY_NIGHT);
  }

  async deleteClosed(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'admin_analytics.support_requests',
      key: 'id',
      where: 'closed_at < $1',
      values: [new Date(this.clock.now().getTime() - CLOSED_REQUEST_RETENTION)],
    });
  }
}
