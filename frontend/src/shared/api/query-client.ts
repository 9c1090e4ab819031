import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { refusal, send, withParams, type QueryParams } from './send';

export const CURRENT_USER = '/api/user';

/**
 * The default way to read: GET on the first element of the query key, the second one as query parameters. A 401 either
 * fails like any other refusal or reads as null.
 */
export function queryFetcher({ on401 }: { on401: 'fail' | 'returnNull' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const [path, params] = queryKey as readonly [string, QueryParams?];
    const response = await send('GET', withParams(path, params), undefined, signal);
    if (response.status === 401) {
      if (path !== CURRENT_USER) await refreshCurrentUser();
      if (on401 === 'returnNull') return null;
    }
    if (!response.ok) {
      const error = await refusal(response, (body) => `${response.status}: ${body}`);
      // The pages ask nothing of the kind of a user they know to be unconfirmed: what they know is old.
      if (error.code === 'identity.confirm-your-email') await refreshCurrentUser();
      throw error;
    }
    return response.json() as Promise<unknown>;
  };
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      queryFn: queryFetcher({ on401: 'fail' }),
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      // What was read stays; what could not be read, perhaps for want of this connection, is asked for again.
      refetchOnReconnect: ({ state }) => state.status === 'error',
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Asks who is signed in and stores the answer. A server that cannot be reached leaves what is known in place.
 *
 * @param told whom the server has just called the user, if it has: known from now on, whatever becomes of the question
 */
export async function refreshCurrentUser(told?: unknown): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [CURRENT_USER] });
  queryClient.setQueryData([CURRENT_USER], told);
  const response = await send('GET', CURRENT_USER).catch(() => null);
  if (response?.status === 401) queryClient.setQueryData([CURRENT_USER], null);
  if (response?.ok) queryClient.setQueryData([CURRENT_USER], await response.json().catch(() => undefined));
}
