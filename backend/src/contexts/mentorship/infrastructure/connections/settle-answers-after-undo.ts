import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../../../shared/application/jobs';
import {
  SETTLE_ANSWER_QUEUE,
  SettleAnswer,
  type SettleAnswerInput,
} from '../../application/connections/answer-request';

/** Settles each answer when it can no longer be undone; the job is scheduled with the answer. */
@Injectable()
export class SettleAnswersAfterUndo implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly settleAnswer: SettleAnswer,
  ) {}

  onModuleInit(): void {
    this.jobs.process<SettleAnswerInput>(SETTLE_ANSWER_QUEUE, (answer) => this.settleAnswer.execute(answer));
  }
}
