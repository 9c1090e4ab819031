import type { QueryClient } from '@tanstack/react-query';
import { identityQueries, type User } from '@/shared/api';

/**
 * Resolves with the signed-in user, or null for a visitor. If the user can't be loaded, public pages treat them as a
 * visitor.
 */
export async function userOrVisitor(queryClient: QueryClient): Promise<User | null> {
  return queryClient.ensureQueryData(identityQueries.currentUser()).catch(() => null);
}
