import { Module } from '@nestjs/common';
import { AccountModule } from './account.module';
import { AccountClosingModule } from './account-closing.module';
import { CredentialsModule } from './credentials.module';
import { DataExportModule } from './data-export.module';
import { EmailConfirmationModule } from './email-confirmation.module';
import { ExternalSignInModule } from './external-sign-in.module';
import { OperatorsModule } from './operators.module';
import { PasswordResetModule } from './password-reset.module';
import { PeopleModule } from './people.module';
import { PicturesModule } from './pictures.module';
import { RegistrationModule } from './registration.module';
import { SessionsModule } from './sessions.module';
import { SignInModule } from './sign-in.module';
import { TwoFactorModule } from './two-factor.module';
import { UsersModule } from './users.module';
import { IdentityFacade } from './identity.facade';

/** The features in order of dependency: each depends only on earlier ones. */
const features = [
  CredentialsModule,
  UsersModule,
  PicturesModule,
  PeopleModule,
  OperatorsModule,
  SessionsModule,
  TwoFactorModule,
  EmailConfirmationModule,
  AccountModule,
  DataExportModule,
  AccountClosingModule,
  SignInModule,
  PasswordResetModule,
  RegistrationModule,
  ExternalSignInModule,
];

@Module({
  imports: features,
  providers: [IdentityFacade],
  exports: [IdentityFacade, SessionsModule, UsersModule, RegistrationModule],
})
export class IdentityModule {}
