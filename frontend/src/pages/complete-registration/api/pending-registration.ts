import { queryOptions } from '@tanstack/react-query';
import { request, type Schemas } from '@/shared/api';
import type { User } from '@/shared/auth';

/** A person whom a provider has identified and who has no account here yet. */
export type PendingRegistration = Schemas['PendingRegistrationView'];
export type CompleteRegistration = Schemas['CompleteRegistrationBody'];

/**
 * The pending registration of this browser, after a redirect from a provider. Never cached: it ends after half an hour or
 * with the next sign-in.
 */
export const pendingRegistrationQuery = () =>
  queryOptions<PendingRegistration>({ queryKey: ['/api/auth/pending'], staleTime: 0, gcTime: 0 });

export const completeRegistration = (answers: CompleteRegistration) =>
  request<User>('POST', '/api/auth/complete', answers);
