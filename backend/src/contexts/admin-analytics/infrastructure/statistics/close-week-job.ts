import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CloseWeek } from '../../application/statistics/close-week';

const QUEUE = 'close-week';
/** Mondays, after the interactions of Sunday have been stored. */
const ON_MONDAYS = '23 1 * * 1';

@Injectable()
export class CloseWeekOnMondays implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly closeWeek: CloseWeek,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, async () => void (await this.closeWeek.execute()));
    this.jobs.schedule(QUEUE, ON_MONDAYS);
  }
}
