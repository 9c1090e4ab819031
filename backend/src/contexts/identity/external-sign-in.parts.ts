import type { Provider, Type } from '@nestjs/common';
import { CompleteRegistration } from './application/complete-registration';
import { ConnectIdentity } from './application/connect-identity';
import { DisconnectIdentity } from './application/disconnect-identity';
import { EnterByIdentity } from './application/enter-by-identity';
import { ExternalIdentities } from './application/ports/external-identities';
import { IdentityProviders } from './application/ports/identity-providers';
import { PendingRegistrations } from './application/ports/pending-registrations';
import { SignInAttempts } from './application/ports/sign-in-attempts';
import { ReturnFromProvider } from './application/return-from-provider';
import { SendIdentityNotice } from './application/send-identity-notice';
import { ShowIdentities } from './application/show-identities';
import { ShowPendingRegistration } from './application/show-pending-registration';
import { StartExternalSignIn } from './application/start-external-sign-in';
import { TellOwnerWhenIdentityConnected } from './infrastructure/events/tell-owner-when-identity-connected';
import { ExternalCookies } from './infrastructure/http/external-cookies';
import { ExternalDoor } from './infrastructure/http/external-door';
import { ExternalRegistrationController } from './infrastructure/http/external-registration.controller';
import { ExternalSignInController } from './infrastructure/http/external-sign-in.controller';
import { IdentitiesController } from './infrastructure/http/identities.controller';
import { OauthConfigController } from './infrastructure/http/oauth-config.controller';
import { TypeormExternalIdentities } from './infrastructure/persistence/typeorm-external-identities';
import { TypeormPendingRegistrations } from './infrastructure/persistence/typeorm-pending-registrations';
import { TypeormSignInAttempts } from './infrastructure/persistence/typeorm-sign-in-attempts';
import { OpenIdProviders } from './infrastructure/providers/openid-providers';

/** The routes of signing in elsewhere. */
export const externalSignInControllers: Type[] = [
  ExternalSignInController,
  ExternalRegistrationController,
  IdentitiesController,
  OauthConfigController,
];

/** What the module needs besides for signing in elsewhere. */
export const externalSignInProviders: Provider[] = [
  StartExternalSignIn,
  ReturnFromProvider,
  EnterByIdentity,
  ConnectIdentity,
  DisconnectIdentity,
  ShowIdentities,
  ShowPendingRegistration,
  CompleteRegistration,
  SendIdentityNotice,
  TellOwnerWhenIdentityConnected,
  { provide: ExternalIdentities, useClass: TypeormExternalIdentities },
  { provide: SignInAttempts, useClass: TypeormSignInAttempts },
  { provide: PendingRegistrations, useClass: TypeormPendingRegistrations },
  { provide: IdentityProviders, useClass: OpenIdProviders },
  ExternalCookies,
  ExternalDoor,
];
