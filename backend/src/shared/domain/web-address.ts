/** Names that lead to this machine or to a local network, or to nothing at all. */
const NOT_PUBLIC = new Set([
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

/** An address that people can follow without harm: http or https, a public name, no credentials in front of it. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return username === '' && password === '' && isPublicName(hostname);
}

/** The same, encrypted and on the usual port. */
export function isSecureWebAddress(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, port } = new URL(text);
  return protocol === 'https:' && port === '';
}

/** A name with a dot that ends in letters: no address in numbers, which the URL standard writes as four of them. */
function isPublicName(hostname: string): boolean {
  const labels = hostname.split('.');
  const last = labels.at(-1)!;
  return labels.length > 1 && !labels.includes('') && /^[a-z][a-z0-9-]+$/.test(last) && !NOT_PUBLIC.has(last);
}
