import { ApiError } from './errors';

export type QueryParams = Record<string, unknown>;

/** Adds query parameters: null and undefined are left out, arrays repeat their name, the rest become strings. */
export function addQueryParams(path: string, params: QueryParams = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value === null || value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  if (!text) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${text}`;
}

/** Sends a request in the way of all requests: with cookies, past every cache, JSON in and out. */
export function send(
  method: string,
  path: string,
  payload?: unknown,
  signal?: AbortSignal,
  headers: Record<string, string> = {},
): Promise<Response> {
  const address = method === 'GET' ? addQueryParams(path, { _t: Date.now() }) : path;
  return fetch(address, {
    method,
    credentials: 'include',
    cache: 'no-store',
    headers: {
      Accept: 'application/json',
      'Cache-Control': 'no-cache, no-store',
      Pragma: 'no-cache',
      ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
    ...(signal ? { signal } : {}),
  });
}

/** Sends data to the server, also while the page is being closed. The result is ignored. */
export function sendInBackground(path: string, payload: unknown): void {
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  }).catch(() => undefined);
}

/** Creates an error from a failed response; without `message`, the error contains the catalog's sentence. */
export async function toApiError(response: Response, message?: (body: string) => string): Promise<ApiError> {
  const body = await response.text();
  const seconds = Number(response.headers.get('Retry-After'));
  return new ApiError(response.status, body, seconds > 0 ? seconds : undefined, message?.(body));
}
