import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import {
  ConnectionRequested,
  RelationshipsFacade,
  ConnectionAccepted,
  ConnectionAnswerSettled,
  ConnectionDeclined,
} from '../../../mentorship';
import { StoreRequestMessage, AnswerRequestMessage } from '../../application/conversations/request-messages';

/** Stores the message of a connection request. The event does not contain the text, so it is read from mentorship. */
@Injectable()
export class StoreMessageWhenConnectionRequested implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly mentorship: RelationshipsFacade,
    private readonly storeRequestMessage: StoreRequestMessage,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      ConnectionRequested,
      'keep-message-when-connection-requested',
      async ({ fromUserId: senderId, toUserId: recipientId, occurredAt: at }) => {
        const { connection } = await this.mentorship.findRelation(senderId, recipientId);
        const draft = { senderId, recipientId, content: connection?.message ?? '' };
        await this.storeRequestMessage.execute({ draft, at });
      },
    );
  }
}

/** Marks the request as read when it is answered; the reply is sent when the answer can no longer be undone. */
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
      if (settled.answer === 'accepted')
        await this.answerRequestMessage.storeAcceptanceReply(settled, settled.occurredAt);
    });
  }
}
