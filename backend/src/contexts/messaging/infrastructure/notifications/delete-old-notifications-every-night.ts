import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { NOTIFICATIONS_KEPT_FOR } from '../../domain/notifications/notification';

const QUEUE = 'delete-old-notifications';
const EVERY_NIGHT = '27 4 * * *';

@Injectable()
export class DeleteOldNotificationsEveryNight implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly batchDeletion: BatchDeletion,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.delete());
    this.jobs.schedule(QUEUE, EVERY_NIGHT);
  }

  async delete(): Promise<void> {
    await this.batchDeletion.delete({
      from: 'messaging.notifications',
      key: 'id',
      where: 'created_at < $1',
      values: [new Date(this.clock.now().getTime() - NOTIFICATIONS_KEPT_FOR)],
    });
  }
}
