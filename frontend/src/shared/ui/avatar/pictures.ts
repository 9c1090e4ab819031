// The server's content security policy contains the same hosts; a picture from any other host would reveal who looked
// at whom.
const PICTURE_HOSTS = new Set(['lh3.googleusercontent.com', 'media.licdn.com']);

const UPLOADED_PICTURE_PATTERN = /^\/pictures\/[0-9a-f]{32}\.webp$/;

/** Checks whether a picture was uploaded here and has an internal URL. */
export const isUploadedPicture = (address: string | null): boolean => UPLOADED_PICTURE_PATTERN.test(address ?? '');

/** Checks whether pages show pictures from a URL. */
export function isAllowedPictureUrl(address: string): boolean {
  if (isUploadedPicture(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' && PICTURE_HOSTS.has(host);
}
