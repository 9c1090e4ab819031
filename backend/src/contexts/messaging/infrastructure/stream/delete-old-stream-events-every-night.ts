import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { BatchDeletion } from '../../../../shared/infrastructure/typeorm/batch-deletion';
import { EVENTS_KEPT_FOR } from '../../domain/stream/personal-event';

const QUEUE = 'delete-old-stream-events';
const EVERY_NIGHT = '17 4 * * *';

@Injectable()
export class DeleteOldStreamEventsEveryNight implements OnModuleInit {
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
      from: 'messaging.stream_events',
      // No single column is a key, and these rows are never updated.
      key: 'ctid',
      where: 'created_at < $1',
      values: [new Date(this.clock.now().getTime() - EVENTS_KEPT_FOR)],
    });
  }
}
