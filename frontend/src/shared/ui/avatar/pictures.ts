// The server's content security policy contains the same hosts; a picture from any other host would reveal who looked
// at whom.
const HOSTS = new Set(['lh3.googleusercontent.com', 'media.licdn.com']);

const OURS = /^\/pictures\/[0-9a-f]{32}\.webp$/;

/** Checks whether a picture was uploaded here and has an internal URL. */
export const isUploaded = (address: string | null): boolean => OURS.test(address ?? '');

/** Checks whether pages show pictures from a URL. */
export function isShownFrom(address: string): boolean {
  if (isUploaded(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && HOSTS.has(host);
}
