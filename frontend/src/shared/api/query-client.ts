import { QueryClient, type QueryFunction } from '@tanstack/react-query';
import { toApiError, send, addQueryParams, type QueryParams } from './send';

export const CURRENT_USER_PATH = '/api/user';

/**
 * The default query function: GET on the first element of the query key, with the second one as query parameters. A 401
 * either fails like any other error or returns null.
 */
export function queryFetcher({ on401 }: { on401: 'fail' | 'returnNull' }): QueryFunction {
  return async ({ queryKey, signal }) => {
    const [path, params] = queryKey as readonly [string, QueryParams?];
    const response = await send('GET', addQueryParams(path, params), undefined, signal);
    if (response.status === 401) {
      if (path !== CURRENT_USER_PATH) await refreshCurrentUser();
      if (on401 === 'returnNull') return null;
    }
    if (!response.ok) {
      const error = await toApiError(response, (body) => `${response.status}: ${body}`);
      // Pages don't send such requests for a user they know to be unconfirmed: their data is outdated.
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
      // Loaded data stays; queries that failed, perhaps because of the connection, are sent again.
      refetchOnReconnect: ({ state }) => state.status === 'error',
      refetchInterval: false,
      retry: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Requests the current user and stores the response. If the server can't be reached, the known user stays.
 *
 * @param user the user in the server's last response, if any: known from now on, whatever the result of the request
 */
export async function refreshCurrentUser(user?: unknown): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [CURRENT_USER_PATH] });
  queryClient.setQueryData([CURRENT_USER_PATH], user);
  const response = await send('GET', CURRENT_USER_PATH).catch(() => null);
  if (response?.status === 401) queryClient.setQueryData([CURRENT_USER_PATH], null);
  if (response?.ok) queryClient.setQueryData([CURRENT_USER_PATH], await response.json().catch(() => undefined));
}
