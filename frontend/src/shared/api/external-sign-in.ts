import { queryOptions } from '@tanstack/react-query';
import type { User } from './identity';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** An external service with whose accounts people can sign in here. */
export type Provider = keyof Schemas['ProvidersView'];
/** A person whom a provider has identified and who has no account here yet. */
export type PendingRegistration = Schemas['PendingRegistrationView'];
export type CompleteRegistration = Schemas['CompleteRegistrationBody'];
export type OauthConfig = Schemas['OauthConfigView'];
/** An account at a provider with which the user can sign in here. */
export type ConnectedAccount = Schemas['ConnectedIdentityView'];

const IDENTITIES = '/api/user/identities';

export const externalSignInQueries = {
  /** The providers that are set up. */
  providers: () =>
    queryOptions<Schemas['ProvidersView']>({
      queryKey: ['/api/auth/providers'],
    }),
  /**
   * The pending registration of this browser, after a redirect from a provider. Never cached: it ends after half an
   * hour or with the next sign-in.
   */
  pending: () =>
    queryOptions<PendingRegistration>({
      queryKey: ['/api/auth/pending'],
      staleTime: 0,
      gcTime: 0,
    }),
  /** The connected accounts of a user; refetched, because another browser may have changed them. */
  connected: (viewer: number) =>
    queryOptions<ConnectedAccount[]>({
      queryKey: [IDENTITIES, {}, viewer],
      queryFn: readAs<ConnectedAccount[]>,
      staleTime: 0,
    }),
  /** What has to be registered at the providers; a 404 if the server doesn't expose it. */
  oauthConfig: () => queryOptions<OauthConfig>({ queryKey: ['/api/oauth-config'] }),
};

export const completeRegistration = (answers: CompleteRegistration) =>
  request<User>('POST', '/api/auth/complete', answers);

export const disconnectAccount = (id: number) => request('DELETE', `${IDENTITIES}/${id}`);
