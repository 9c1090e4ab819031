import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DomainEvents } from '../../../../shared/application/domain-events';
import { Jobs } from '../../../../shared/application/jobs';
import { SendConfirmationMail, SEND_CONFIRMATION_MAIL } from '../../application/email-confirmation/confirmation-mails';
import { UserRegistered } from '../../integration-events/account-events';
import type { UserId } from '../../domain/users/user-state';

@Injectable()
export class SendConfirmationMailWhenUserRegistered implements OnModuleInit {
  constructor(
    private readonly events: DomainEvents,
    private readonly sendConfirmationMail: SendConfirmationMail,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(UserRegistered, 'send-confirmation-mail-when-user-registered', ({ userId, questionTo }) =>
      this.sendConfirmationMail.execute({ userId: userId as UserId, questionTo }),
    );
  }
}

@Injectable()
export class SendConfirmationMailJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly sendConfirmationMail: SendConfirmationMail,
  ) {}

  onModuleInit(): void {
    this.jobs.process<{ userId: UserId }>(SEND_CONFIRMATION_MAIL, (data) => this.sendConfirmationMail.execute(data));
  }
}
