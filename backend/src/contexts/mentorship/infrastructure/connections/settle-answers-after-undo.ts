import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { SETTLE_ANSWER, SettleAnswer, type SettleAnswerInput } from '../../application/connections/answer-request';
import { REQUESTS } from '../../domain/connections/connection-state';
import { ConnectionAccepted, ConnectionDeclined } from '../../domain/connections/connection-events';

/**
 * Settles each answer when it can no longer be undone, with a delayed job that is stored in the unit of work of the
 * answer.
 */
@Injectable()
export class SettleAnswersAfterUndo implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly jobs: Jobs,
    private readonly settleAnswer: SettleAnswer,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionAccepted, ConnectionDeclined]) {
      this.events.subscribeWithin(event, 'settle-answer-after-undo', async ({ connectionId, occurredAt }) => {
        const undoUntil = new Date(occurredAt.getTime() + REQUESTS.undoWithinMs);
        const answer: SettleAnswerInput = { connectionId, undoUntil };
        await this.jobs.send(SETTLE_ANSWER, answer, { startAfter: undoUntil });
      });
    }
    this.jobs.process<SettleAnswerInput>(SETTLE_ANSWER, (answer) => this.settleAnswer.execute(answer));
  }
}
