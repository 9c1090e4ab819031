/** Top-level names of this machine, of local networks, or of nothing at all. */
const PRIVATE_TOP_LEVEL_NAMES = new Set([
  'localhost',
  'local',
  'internal',
  'intranet',
  'lan',
  'home',
  'corp',
  'arpa',
  'onion',
  'invalid',
]);

/** Checks whether a URL is safe to follow: http or https, a public host name, no credentials. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && isPublicHostname(hostname);
}

/** Same as `isWebAddress`, and requires https and the default port. */
export function isSecureWebAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, port } = new URL(text);
  return protocol === 'https:' && port === '';
}

/**
 * Checks whether a host name has a dot and ends in letters. IP addresses don't: the URL standard writes them as four
 * numbers.
 */
function isPublicHostname(hostname: string): boolean {
  const labels = hostname.split('.');
  const last = labels.at(-1)!;
  return (
    labels.length > 1 && !labels.includes('') && /^[a-z][a-z0-9-]+$/.test(last) && !PRIVATE_TOP_LEVEL_NAMES.has(last)
  );
}
