import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { ConnectionBlockChanged } from '../../../mentorship';
import { HideBlockedConversations } from '../../application/conversations/hide-blocked-conversations';

/** A block and the conversation it hides are written together. */
@Injectable()
export class HideConversationWhenBlockChanged implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly hideBlockedConversations: HideBlockedConversations,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(
      ConnectionBlockChanged,
      'hide-conversation-when-block-changed',
      ({ changedBy, otherId }) => this.hideBlockedConversations.update(changedBy, otherId),
    );
  }
}
