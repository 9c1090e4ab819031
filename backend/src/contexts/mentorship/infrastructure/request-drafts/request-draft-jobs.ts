import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { EmailChanged, EmailConfirmed } from '../../../identity/index';
import { SendRequestDrafts } from '../../application/request-drafts/request-drafts';

@Injectable()
export class SendRequestDraftsWhenEmailConfirmed implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendRequestDrafts: SendRequestDrafts,
  ) {}

  onModuleInit(): void {
    const send = ({ userId }: EmailConfirmed | EmailChanged) => this.sendRequestDrafts.execute(userId);
    this.events.subscribe(EmailConfirmed, 'send-request-drafts-when-email-confirmed', send);
    // Replacing an unconfirmed address confirms the new one.
    this.events.subscribe(EmailChanged, 'send-request-drafts-when-email-changed', send);
  }
}
