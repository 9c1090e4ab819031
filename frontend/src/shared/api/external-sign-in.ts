import { queryOptions } from '@tanstack/react-query';
import type { User } from './identity';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** Where people may have an account already, with which they sign in here. */
export type Provider = keyof Schemas['ProvidersView'];
/** Somebody whom a provider has named and who has no account here yet. */
export type PendingRegistration = Schemas['PendingRegistrationView'];
export type CompleteRegistration = Schemas['CompleteRegistrationBody'];
export type OauthConfig = Schemas['OauthConfigView'];

export const externalSignInQueries = {
  /** Which providers are set up. */
  providers: () =>
    queryOptions<Schemas['ProvidersView']>({
      queryKey: ['/api/auth/providers'],
    }),
  /** Who came back from a provider in this browser. Never remembered: it is over after half an hour, or with the next sign-in. */
  pending: () =>
    queryOptions<PendingRegistration>({
      queryKey: ['/api/auth/pending'],
      staleTime: 0,
      gcTime: 0,
    }),
  /** What has to be registered at the providers; a 404 where nobody should be shown. */
  oauthConfig: () => queryOptions<OauthConfig>({ queryKey: ['/api/oauth-config'] }),
};

export const completeRegistration = (answers: CompleteRegistration) =>
  request<User>('POST', '/api/auth/complete', answers);
