import { Injectable } from '@nestjs/common';
import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';
import { AnswerQuestion, AskQuestion } from '../../application/connections/change-connection';
import { AnswerRequest, UndoAnswer } from '../../application/connections/answer-request';
import type { ConnectionChangeBody } from './connections.dto';

/** Applies one of five changes to a connection; the body determines which. */
@Injectable()
export class ConnectionUpdateHandler {
  constructor(
    private readonly answerRequest: AnswerRequest,
    private readonly undoAnswer: UndoAnswer,
    private readonly askQuestion: AskQuestion,
    private readonly answerQuestion: AnswerQuestion,
  ) {}

  /** @throws InvalidRequest unless the body contains exactly one change, or if it has a reason without `declined` */
  async applyChange(by: number, connectionId: number, body: ConnectionChangeBody): Promise<void> {
    const { status, question, answer, reason } = body;
    const changes = [status, question, answer].filter((one) => one !== undefined);
    if (changes.length !== 1) {
      throw new InvalidRequest([{ field: 'status', message: 'Send exactly one of status, question and answer' }]);
    }
    if (reason != null && status !== 'declined') {
      throw new InvalidRequest([{ field: 'reason', message: 'You can send a reason only if the status is declined' }]);
    }
    if (question !== undefined) return this.askQuestion.execute({ by, connectionId, question });
    if (answer !== undefined) return this.answerQuestion.execute({ by, connectionId, answer });
    if (status === 'pending') return this.undoAnswer.execute({ by, connectionId });
    await this.answerRequest.execute({ by, connectionId, answer: status!, reason: reason || null });
  }
}
