import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { CloseMentoringWeek } from '../../application/mentoring-history/close-mentoring-week';

const QUEUE = 'close-mentoring-week';
const ON_MONDAYS = '53 1 * * 1';

@Injectable()
export class CloseMentoringWeekOnMondays implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly closeWeek: CloseMentoringWeek,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, async () => void (await this.closeWeek.execute()));
    this.jobs.schedule(QUEUE, ON_MONDAYS);
  }
}
