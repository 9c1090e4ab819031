import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { DeliverMessage } from '../../application/conversations/deliver-message';
import { MessageSent } from '../../domain/conversations/events';

/** Runs in the unit of work of the message, so that open pages show it at once and no email is lost. */
@Injectable()
export class DeliverMessageWhenSent implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly deliverMessage: DeliverMessage,
  ) {}

  onModuleInit(): void {
    this.events.subscribeWithin(MessageSent, 'deliver-message-when-sent', (event) =>
      this.deliverMessage.execute(event),
    );
  }
}
