import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionAccepted, ConnectionAnswerSettled, ConnectionDeclined } from '../../../mentorship';
import { AnswerRequestMessage } from '../../application/conversations/answer-request-message';

/** The request is read with its answer; the reply waits until the answer can no longer be undone. */
@Injectable()
export class AnswerMessageWhenRequestAnswered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly answerRequestMessage: AnswerRequestMessage,
  ) {}

  onModuleInit(): void {
    for (const event of [ConnectionAccepted, ConnectionDeclined]) {
      this.events.subscribeWithin(event, 'read-message-when-request-answered', (answered) =>
        this.answerRequestMessage.markRead(answered, answered.occurredAt),
      );
    }
    this.events.subscribeWithin(ConnectionAnswerSettled, 'reply-when-request-accepted', async (settled) => {
      if (settled.answer === 'accepted') await this.answerRequestMessage.replyAccepted(settled, settled.occurredAt);
    });
  }
}
