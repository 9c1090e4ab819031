import { Module } from '@nestjs/common';
import { CompleteSignIn } from './application/sign-in/complete-sign-in';
import { OpenSession } from './application/sign-in/open-session';
import { SignIn } from './application/sign-in/sign-in';
import { LocalStrategy } from './infrastructure/sign-in/local.strategy';
import { SecondStepController, SignInController } from './infrastructure/sign-in/sign-in.controller';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';
import { TwoFactorModule } from './two-factor.module';
import { AccountModule } from './account.module';
import { AccountClosingModule } from './account-closing.module';

/** Signing in with a password and a second factor. */
@Module({
  imports: [CredentialsModule, UsersModule, SessionsModule, TwoFactorModule, AccountModule, AccountClosingModule],
  controllers: [SignInController, SecondStepController],
  providers: [OpenSession, SignIn, CompleteSignIn, LocalStrategy],
  exports: [OpenSession],
})
export class SignInModule {}
