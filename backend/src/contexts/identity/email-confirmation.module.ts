import { Module } from '@nestjs/common';
import { CancelEmailChange, ConfirmEmail } from './application/email-confirmation/confirm-email';
import {
  ResendConfirmation,
  SendConfirmationMail,
  SendEmailChangeMails,
} from './application/email-confirmation/confirmation-mails';
import { EmailController } from './infrastructure/email-confirmation/email.controller';
import {
  SendConfirmationMailJob,
  SendConfirmationMailWhenUserRegistered,
} from './infrastructure/email-confirmation/confirmation-mail-jobs';
import { PeopleModule } from './people.module';
import { UsersModule } from './users.module';

/** Confirming an email address, at registration and after a change. */
@Module({
  imports: [UsersModule, PeopleModule],
  controllers: [EmailController],
  providers: [
    ConfirmEmail,
    ResendConfirmation,
    SendConfirmationMail,
    CancelEmailChange,
    SendEmailChangeMails,
    SendConfirmationMailWhenUserRegistered,
    SendConfirmationMailJob,
  ],
  exports: [CancelEmailChange, SendEmailChangeMails],
})
export class EmailConfirmationModule {}
