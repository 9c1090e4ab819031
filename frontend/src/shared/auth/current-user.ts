import { queryOptions } from '@tanstack/react-query';
import { CURRENT_USER_PATH, queryFetcher, type Schemas } from '@/shared/api';

export type User = Schemas['UserView'];
export type Role = User['role'];

/** Returns whether the server saw no session cookie when it sent this page: then there is no user to request. */
const isPageSentToVisitor = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="session"]')?.content === 'none';

/** Pages wait for this answer. */
const MAX_WAIT_SECONDS = 10;

function rejectAfterMaxWait<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not respond in time')), MAX_WAIT_SECONDS * 1_000);
  });
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

export const identityQueries = {
  /** The signed-in user; null for a visitor. Cached for five minutes and always stale. */
  currentUser: () =>
    queryOptions<User | null>({
      queryKey: [CURRENT_USER_PATH],
      queryFn: (context) => {
        const hasNewSession = Boolean(context.client.getQueryData(context.queryKey));
        if (isPageSentToVisitor() && !hasNewSession) return null;
        return rejectAfterMaxWait(queryFetcher({ on401: 'returnNull' })(context) as Promise<User | null>);
      },
      staleTime: 0,
      gcTime: 5 * 60_000,
      // The confirmation link opens in another tab: a page that waits for it continues when it is visible again.
      refetchOnWindowFocus: ({ state }) => state.data?.emailVerified === false,
    }),
};
