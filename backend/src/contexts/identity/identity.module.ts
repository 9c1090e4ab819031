import { Module } from '@nestjs/common';
import { AccountModule } from './account.module';
import { AccessTokensModule } from './access-tokens.module';
import { AccountClosingModule } from './account-closing.module';
import { CollegeSignInModule } from './college-sign-in.module';
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
import { AccountDemoFacade } from './account-demo.facade';
import { AccountGeneratorFacade } from './account-generator.facade';
import { AccountModerationFacade } from './account-moderation.facade';
import { AccountOperatorFacade } from './account-operator.facade';
import { CollegeSignInFacade } from './college-sign-in.facade';
import { InvitedAccountsFacade } from './invited-accounts.facade';
import { PeopleFacade } from './people.facade';
import { IdentityPersonalData } from './personal-data.facade';
import { PersonRecordFacade } from './person-record.facade';

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
  AccessTokensModule,
  DataExportModule,
  AccountClosingModule,
  SignInModule,
  PasswordResetModule,
  RegistrationModule,
  ExternalSignInModule,
  CollegeSignInModule,
];

const facades = [
  PeopleFacade,
  PersonRecordFacade,
  InvitedAccountsFacade,
  AccountModerationFacade,
  AccountOperatorFacade,
  AccountDemoFacade,
  IdentityPersonalData,
  AccountGeneratorFacade,
  CollegeSignInFacade,
];

@Module({
  imports: features,
  providers: facades,
  exports: [...facades, SessionsModule, UsersModule, RegistrationModule],
})
export class IdentityModule {}
