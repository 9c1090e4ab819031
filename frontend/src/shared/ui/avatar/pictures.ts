// The content security policy of the server names the same places; from any other a picture would tell who looked at whom.
const HOSTS = new Set(['lh3.googleusercontent.com', 'media.licdn.com']);

const OURS = /^\/pictures\/[0-9a-f]{32}\.webp$/;

/** Whether a picture was uploaded here, and has an address of ours. */
export const isUploaded = (address: string | null): boolean => OURS.test(address ?? '');

/** Whether our pages show pictures from an address. */
export function isShownFrom(address: string): boolean {
  if (isUploaded(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && HOSTS.has(host);
}
