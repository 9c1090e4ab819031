import { queryOptions } from '@tanstack/react-query';
import type { Schemas } from '@/shared/api';

/** An external service with whose accounts people can sign in here. */
export type SignInProvider = keyof Schemas['ProvidersView'];

/** The providers that are set up. */
export const providersQuery = () => queryOptions<Schemas['ProvidersView']>({ queryKey: ['/api/auth/providers'] });
