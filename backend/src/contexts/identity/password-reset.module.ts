import { Module } from '@nestjs/common';
import { RequestPasswordReset } from './application/password-reset/request-password-reset';
import { ResetPassword } from './application/password-reset/reset-password';
import { ResetPasswordByOperator } from './application/password-reset/reset-password-by-operator';
import { SendResetMail } from './application/password-reset/send-reset-mail';
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
