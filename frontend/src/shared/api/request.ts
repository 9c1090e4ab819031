import { CURRENT_USER_PATH, queryClient, refreshCurrentUser } from './query-client';
import { createSessionEndedError } from './errors';
import { toApiError, send } from './send';

const SIGN_IN_PATHS = new Set([
  '/api/login',
  '/api/login/two-factor',
  '/api/register',
  '/api/auth/complete',
  '/api/alumni/claim',
  '/api/admin/invitations/accept',
]);

/** A correct password doesn't sign in a user who also needs a code. */
const isTwoFactorRequired = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'twoFactorRequired' in answer;

const isSignedIn = () => Boolean(queryClient.getQueryData([CURRENT_USER_PATH]));

/**
 * Sends any request that is not a cached read. Afterwards, the current user is reloaded if the response can have
 * changed who that is, and only invalidated otherwise.
 *
 * @throws ApiError with the catalog's sentence if the response is not a success
 */
export async function request<Answer = unknown>(
  method: string,
  path: string,
  payload?: unknown,
  headers?: Record<string, string>,
): Promise<Answer> {
  const response = await send(method, path, payload, undefined, headers);
  const signedIn = response.ok && method === 'POST' && SIGN_IN_PATHS.has(path);

  if (signedIn) {
    const answer = await readBody(response);
    if (!isTwoFactorRequired(answer)) await refreshCurrentUser(answer);
    return answer as Answer;
  }
  // A 401 for the current user's own URL needs no further request, which would never end.
  if (response.status === 401 && path !== CURRENT_USER_PATH) {
    const wasSignedIn = isSignedIn();
    await refreshCurrentUser();
    if (wasSignedIn && !isSignedIn()) throw createSessionEndedError();
  } else void queryClient.invalidateQueries({ queryKey: [CURRENT_USER_PATH] });

  if (!response.ok) throw await toApiError(response);
  return (await readBody(response)) as Answer;
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  return text ? JSON.parse(text) : undefined;
}
