import { queryOptions } from '@tanstack/react-query';
import type { Schemas } from '@/shared/api';

/** An external service with whose accounts people can sign in here. */
export type SignInProvider = keyof Schemas['ProvidersView'];

/** Where a connected account comes from: one of these services, or the provider of a college. */
export type IdentitySource = Schemas['ConnectedIdentityView']['provider'];

/** The providers that are set up. */
export const providersQuery = () => queryOptions<Schemas['ProvidersView']>({ queryKey: ['/api/auth/providers'] });

/** The college whose own sign-in people with addresses of this domain can use. Only the domain is sent. */
export const signInCollegeQuery = (domain: string) =>
  queryOptions<Schemas['SignInCollegeResultView']>({ queryKey: ['/api/auth/college', { domain }] });
