import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionRequested, MentorshipFacade } from '../../../mentorship';
import { KeepRequestMessage } from '../../application/conversations/keep-request-message';

/** The event carries no one's words: they are asked for. */
@Injectable()
export class KeepMessageWhenConnectionRequested implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly mentorship: MentorshipFacade,
    private readonly keepRequestMessage: KeepRequestMessage,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      ConnectionRequested,
      'keep-message-when-connection-requested',
      async ({ fromUserId: senderId, toUserId: recipientId, occurredAt: at }) => {
        const { connection } = await this.mentorship.relationOf(senderId, recipientId);
        const draft = { senderId, recipientId, content: connection?.message ?? '' };
        await this.keepRequestMessage.execute({ draft, at });
      },
    );
  }
}
