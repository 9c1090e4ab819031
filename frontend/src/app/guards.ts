import type { QueryClient } from '@tanstack/react-query';
import { identityQueries, type User } from '@/shared/auth';

/**
 * Resolves with the signed-in user, or null for a visitor.
 * @throws if the server doesn't say who is signed in: an unknown session is not a visitor
 */
export const loadCurrentUser = (queryClient: QueryClient): Promise<User | null> =>
  queryClient.ensureQueryData(identityQueries.currentUser());

/** Same as `loadCurrentUser`, for pages that are useful to everyone: an unknown session counts as a visitor. */
export const tryLoadCurrentUser = (queryClient: QueryClient): Promise<User | null> =>
  loadCurrentUser(queryClient).catch(() => null);
