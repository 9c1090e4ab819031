import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { EmailChanged, EmailConfirmed } from '../../../identity';
import { SendRequestDrafts } from '../../application/request-drafts/send-request-drafts';

@Injectable()
export class SendRequestDraftsWhenEmailConfirmed implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendRequestDrafts: SendRequestDrafts,
  ) {}

  onModuleInit(): void {
    const send = ({ userId }: EmailConfirmed | EmailChanged) => this.sendRequestDrafts.execute(userId);
    this.events.subscribe(EmailConfirmed, 'send-request-drafts-when-email-confirmed', send);
    // An address that takes the place of an unconfirmed one is confirmed by that.
    this.events.subscribe(EmailChanged, 'send-request-drafts-when-email-changed', send);
  }
}
