import { Module } from '@nestjs/common';
import { CompleteRegistration } from './application/external-sign-in/complete-registration';
import { ConnectIdentity } from './application/external-sign-in/connect-identity';
import { DisconnectIdentity } from './application/external-sign-in/disconnect-identity';
import { SignInWithIdentity } from './application/external-sign-in/sign-in-with-identity';
import { ExternalIdentities } from './application/external-sign-in/ports/external-identities';
import { IdentityProviders } from './application/external-sign-in/ports/identity-providers';
import { PendingRegistrations } from './application/external-sign-in/ports/pending-registrations';
import { SignInAttempts } from './application/external-sign-in/ports/sign-in-attempts';
import { FinishExternalSignIn } from './application/external-sign-in/finish-external-sign-in';
import { SendIdentityNotice } from './application/external-sign-in/send-identity-notice';
import { ListIdentities } from './application/external-sign-in/list-identities';
import { GetPendingRegistration } from './application/external-sign-in/get-pending-registration';
import { StartExternalSignIn } from './application/external-sign-in/start-external-sign-in';
import { ExternalCookies } from './infrastructure/external-sign-in/external-cookies';
import { ExternalRegistrationController } from './infrastructure/external-sign-in/external-registration.controller';
import { ExternalSignInRedirects } from './infrastructure/external-sign-in/external-sign-in-redirects';
import { ExternalSignInController } from './infrastructure/external-sign-in/external-sign-in.controller';
import { IdentitiesController } from './infrastructure/external-sign-in/identities.controller';
import { OauthConfigController } from './infrastructure/external-sign-in/oauth-config.controller';
import { OpenIdProviders } from './infrastructure/external-sign-in/openid-providers';
import { GoogleStrategy, LinkedInStrategy } from './infrastructure/external-sign-in/openid.strategies';
import { NotifyOwnerWhenIdentityConnected } from './infrastructure/external-sign-in/notify-owner-when-identity-connected';
import { TypeormExternalIdentities } from './infrastructure/external-sign-in/typeorm-external-identities';
import { TypeormPendingRegistrations } from './infrastructure/external-sign-in/typeorm-pending-registrations';
import { TypeormSignInAttempts } from './infrastructure/external-sign-in/typeorm-sign-in-attempts';
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
    ListIdentities,
    GetPendingRegistration,
    CompleteRegistration,
    SendIdentityNotice,
    NotifyOwnerWhenIdentityConnected,
    ExternalCookies,
    ExternalSignInRedirects,
    GoogleStrategy,
    LinkedInStrategy,
    { provide: ExternalIdentities, useClass: TypeormExternalIdentities },
    { provide: SignInAttempts, useClass: TypeormSignInAttempts },
    { provide: PendingRegistrations, useClass: TypeormPendingRegistrations },
    { provide: IdentityProviders, useClass: OpenIdProviders },
  ],
})
export class ExternalSignInModule {}
