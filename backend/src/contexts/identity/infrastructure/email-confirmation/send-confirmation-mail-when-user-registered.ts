import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { SendConfirmationMail } from '../../application/email-confirmation/send-confirmation-mail';
import { UserRegistered } from '../../domain/users/events';

@Injectable()
export class SendConfirmationMailWhenUserRegistered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendConfirmationMail: SendConfirmationMail,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(UserRegistered, 'send-confirmation-mail-when-user-registered', (registered) =>
      this.sendConfirmationMail.execute(registered),
    );
  }
}
