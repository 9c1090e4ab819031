// The content security policy of the server names the same places; from any other a picture would tell who looked at whom.
const HOSTS = new Set(['lh3.googleusercontent.com', 'media.licdn.com']);

/** Whether our pages show pictures from an address. */
export function isShownFrom(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && HOSTS.has(host);
}
