import { Module } from '@nestjs/common';
import { CompleteRegistration, GetPendingRegistration } from './application/external-sign-in/complete-registration';
import {
  ConnectIdentity,
  DisconnectIdentity,
  ListConnectedIdentities,
} from './application/external-sign-in/connected-identities';
import { SignInWithIdentity } from './application/external-sign-in/sign-in-with-identity';
import {
  ExternalIdentities,
  IdentityProviders,
  PendingRegistrations,
  SignInAttempts,
} from './application/external-sign-in/ports/external-sign-in';
import { FinishExternalSignIn } from './application/external-sign-in/finish-external-sign-in';
import { StartExternalSignIn } from './application/external-sign-in/start-external-sign-in';
import {
  ExternalSignInCookies,
  ExternalSignInRedirects,
} from './infrastructure/external-sign-in/external-sign-in-redirects';
import { ExternalRegistrationController } from './infrastructure/external-sign-in/external-registration.controller';
import {
  ExternalSignInController,
  OauthConfigController,
} from './infrastructure/external-sign-in/external-sign-in.controller';
import { IdentitiesController } from './infrastructure/external-sign-in/identities.controller';
import { OpenIdProviders } from './infrastructure/external-sign-in/openid-providers';
import { GoogleStrategy, LinkedInStrategy } from './infrastructure/external-sign-in/openid.strategies';
import {
  TypeormExternalIdentities,
  TypeormPendingRegistrations,
  TypeormSignInAttempts,
} from './infrastructure/external-sign-in/typeorm-external-sign-in';
import { CredentialsModule } from './credentials.module';
import { UsersModule } from './users.module';
import { SessionsModule } from './sessions.module';
import { AccountModule } from './account.module';
import { AccountClosingModule } from './account-closing.module';
import { SignInModule } from './sign-in.module';
import { RegistrationModule } from './registration.module';

/** Signing in and registering with Google and LinkedIn. */
@Module({
  imports: [
    CredentialsModule,
    UsersModule,
    SessionsModule,
    AccountModule,
    AccountClosingModule,
    SignInModule,
    RegistrationModule,
  ],
  controllers: [ExternalSignInController, ExternalRegistrationController, IdentitiesController, OauthConfigController],
  providers: [
    StartExternalSignIn,
    FinishExternalSignIn,
    SignInWithIdentity,
    ConnectIdentity,
    DisconnectIdentity,
    ListConnectedIdentities,
    GetPendingRegistration,
    CompleteRegistration,
    ExternalSignInCookies,
    ExternalSignInRedirects,
    GoogleStrategy,
    LinkedInStrategy,
    { provide: ExternalIdentities, useClass: TypeormExternalIdentities },
    { provide: SignInAttempts, useClass: TypeormSignInAttempts },
    { provide: PendingRegistrations, useClass: TypeormPendingRegistrations },
    { provide: IdentityProviders, useClass: OpenIdProviders },
  ],
  exports: [ExternalIdentities, SignInAttempts, PendingRegistrations, ExternalSignInCookies],
})
export class ExternalSignInModule {}
