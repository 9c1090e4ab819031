import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { AskForCheckIns } from '../../application/mentoring-outcomes/check-in';

const QUEUE = 'ask-for-check-ins';
const EVERY_QUARTER_HOUR = '4-59/15 * * * *';

@Injectable()
export class AskForCheckInsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly askForCheckIns: AskForCheckIns,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.askForCheckIns.execute());
    this.jobs.schedule(QUEUE, EVERY_QUARTER_HOUR);
  }
}
