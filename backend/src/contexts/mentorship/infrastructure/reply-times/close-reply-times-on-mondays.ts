import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CloseReplyTimes } from '../../application/reply-times/close-reply-times';

const QUEUE = 'close-reply-times';
const ON_MONDAYS = '43 1 * * 1';

@Injectable()
export class CloseReplyTimesOnMondays implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly closeReplyTimes: CloseReplyTimes,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, async () => void (await this.closeReplyTimes.execute()));
    this.jobs.schedule(QUEUE, ON_MONDAYS);
  }
}
