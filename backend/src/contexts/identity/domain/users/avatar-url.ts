export const AVATAR_URL_MAX_LENGTH = 2000;

const NOT_A_PICTURE = 'Enter the address of a picture that starts with https://';
/** Without the slashes a page would take it for a place of its own. */
const ABSOLUTE = /^https:\/\//i;
/** What has no place in an address, and would have one in a page that is put together carelessly. */
const UNSAFE = /[\s"'<>\\^`{|}]/;
/** A name with dots; machines in the neighbourhood have none, and numbers are no one's home page. */
const PUBLIC_HOST = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** What is wrong with the address of someone's picture, in words for them; null when nothing is. */
export function faultOfAvatarUrl(text: string): string | null {
  if (text.length > AVATAR_URL_MAX_LENGTH || UNSAFE.test(text) || !ABSOLUTE.test(text)) return NOT_A_PICTURE;
  if (!URL.canParse(text)) return NOT_A_PICTURE;
  const { username, password, hostname, pathname } = new URL(text);
  if (username || password || !PUBLIC_HOST.test(hostname)) return NOT_A_PICTURE;
  // A drawing may carry scripts.
  return /\.svgz?$/i.test(pathname) ? 'SVG pictures cannot be used. Please choose a PNG, JPEG or WebP' : null;
}
