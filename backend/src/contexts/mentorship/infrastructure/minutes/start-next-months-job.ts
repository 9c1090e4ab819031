import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { StartNextMonths } from '../../application/minutes/charge-minutes';

const QUEUE = 'start-next-months-of-minutes';
/** Time zones differ by whole quarters of an hour. */
const EVERY_QUARTER_OF_AN_HOUR = '*/15 * * * *';

@Injectable()
export class StartNextMonthsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly startNextMonths: StartNextMonths,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.startNextMonths.execute());
    this.jobs.schedule(QUEUE, EVERY_QUARTER_OF_AN_HOUR);
  }
}
