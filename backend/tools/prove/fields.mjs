/** Names of the fields in requests. Values are never read into the report. */

/** Field name of a body without names, such as plain text or bytes. */
export const UNNAMED_BODY = '(body without names)';

/**
 * @param {import('./recording-proxy.mjs').Exchange} exchange
 * @returns {string[]} names in the query and in the body; of nested objects, the innermost names
 */
export function fieldsOf({ path, headers, body }) {
  const query = new URL(path || '/', 'http://host').searchParams;
  return [...new Set([...query.keys(), ...fieldsOfBody(headers['content-type'] ?? '', body)])];
}

function fieldsOfBody(type, body) {
  if (body.length === 0) return [];
  const text = body.toString('utf8');
  if (type.startsWith('application/x-www-form-urlencoded')) return [...new URLSearchParams(text).keys()];
  if (type.startsWith('multipart/form-data')) {
    return [...text.matchAll(/^content-disposition: form-data;.*?\bname="([^"]*)"/gim)].map(([, name]) => name);
  }
  const json = parse(text);
  return json === undefined ? [UNNAMED_BODY] : keysOf(json);
}

function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function keysOf(value) {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [name, ...keysOf(inner)]);
}

/** Headers that a browser sends by itself, and those that only say how to answer. */
const USUAL_HEADERS = new Set(
  (
    'accept accept-encoding accept-language cache-control connection content-length content-type cookie dnt host ' +
    'if-modified-since if-none-match keep-alive origin pragma priority proxy-connection range referer sec-gpc ' +
    'sec-ch-ua sec-ch-ua-mobile sec-ch-ua-platform sec-purpose service-worker service-worker-navigation-preload ' +
    'purpose te trailer transfer-encoding upgrade upgrade-insecure-requests user-agent ' +
    'access-control-request-headers access-control-request-method'
  ).split(' '),
);

/** @returns {string[]} names of headers that a script added, or that describe the device */
export function unusualHeaders({ headers }) {
  return Object.keys(headers).filter((name) => !USUAL_HEADERS.has(name) && !name.startsWith('sec-fetch-'));
}
