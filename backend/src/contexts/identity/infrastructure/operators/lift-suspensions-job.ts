import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import { LiftSuspension } from '../../application/operators/suspensions';

const QUEUE = 'lift-suspensions';
const EVERY_FIVE_MINUTES = '*/5 * * * *';

@Injectable()
export class LiftSuspensionsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly liftSuspension: LiftSuspension,
  ) {}

  onModuleInit(): void {
    this.jobs.process(QUEUE, () => this.liftSuspension.liftDueSuspensions());
    this.jobs.schedule(QUEUE, EVERY_FIVE_MINUTES);
  }
}
