import { Module } from '@nestjs/common';
import { RequestPasswordReset, SendResetMail } from './application/password-reset/reset-mail';
import { ResetPassword, ResetPasswordByOperator } from './application/password-reset/reset-password';
import { PasswordController } from './infrastructure/password-reset/password.controller';
import { SendResetMailJob } from './infrastructure/password-reset/send-reset-mail-job';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';
import { TwoFactorModule } from './two-factor.module';
import { AccountClosingModule } from './account-closing.module';

/** A new password by mail, or by an operator. */
@Module({
  imports: [CredentialsModule, UsersModule, SessionsModule, TwoFactorModule, AccountClosingModule],
  controllers: [PasswordController],
  providers: [RequestPasswordReset, ResetPassword, ResetPasswordByOperator, SendResetMail, SendResetMailJob],
  exports: [ResetPasswordByOperator],
})
export class PasswordResetModule {}
