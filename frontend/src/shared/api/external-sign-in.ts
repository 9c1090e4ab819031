import { queryOptions } from '@tanstack/react-query';
import type { User } from './identity';
import { readAs } from './paged';
import { request } from './request';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** Where people may have an account already, with which they sign in here. */
export type Provider = keyof Schemas['ProvidersView'];
/** Someone whom a provider has named and who has no account here yet. */
export type PendingRegistration = Schemas['PendingRegistrationView'];
export type CompleteRegistration = Schemas['CompleteRegistrationBody'];
export type OauthConfig = Schemas['OauthConfigView'];
/** An account elsewhere with which someone signs in here. */
export type ConnectedAccount = Schemas['ConnectedIdentityView'];

const IDENTITIES = '/api/user/identities';

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
  /** The accounts elsewhere that someone has connected; read anew, for another browser may have changed them. */
  connected: (viewer: number) =>
    queryOptions<ConnectedAccount[]>({
      queryKey: [IDENTITIES, {}, viewer],
      queryFn: readAs<ConnectedAccount[]>,
      staleTime: 0,
    }),
  /** What has to be registered at the providers; a 404 where no one should be shown. */
  oauthConfig: () => queryOptions<OauthConfig>({ queryKey: ['/api/oauth-config'] }),
};

export const completeRegistration = (answers: CompleteRegistration) =>
  request<User>('POST', '/api/auth/complete', answers);

export const disconnectAccount = (id: number) => request('DELETE', `${IDENTITIES}/${id}`);
