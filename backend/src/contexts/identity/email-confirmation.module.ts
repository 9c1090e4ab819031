import { Module } from '@nestjs/common';
import { CancelEmailChange } from './application/email-confirmation/cancel-email-change';
import { ConfirmEmail } from './application/email-confirmation/confirm-email';
import { ResendConfirmation } from './application/email-confirmation/resend-confirmation';
import { SendConfirmationMail } from './application/email-confirmation/send-confirmation-mail';
import { SendEmailChangeMails } from './application/email-confirmation/send-email-change-mails';
import { EmailController } from './infrastructure/email-confirmation/email.controller';
import { SendConfirmationMailJob } from './infrastructure/email-confirmation/send-confirmation-mail-job';
import { SendConfirmationMailWhenUserRegistered } from './infrastructure/email-confirmation/send-confirmation-mail-when-user-registered';
import { UsersModule } from './users.module';

/** Confirming an email address, at registration and after a change. */
@Module({
  imports: [UsersModule],
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
