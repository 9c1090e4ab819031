import type { QueryClient } from '@tanstack/react-query';
import { identityQueries, type User } from '@/shared/api';

/** Who is signed in, once that is known. A page open to everyone takes a failure to find out for a visitor. */
export async function userOrVisitor(queryClient: QueryClient): Promise<User | null> {
  return queryClient.ensureQueryData(identityQueries.currentUser()).catch(() => null);
}
