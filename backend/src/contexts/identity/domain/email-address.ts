export const EMAIL_MAX_LENGTH = 254;

// One @, nothing outside plain ASCII, a domain with a dot. Whether mail arrives only a mail can tell.
const SHAPE = /^[\x21-\x3f\x41-\x7e]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z0-9-]{2,}$/i;

/** What is wrong with an address, in words for whoever typed it; null when nothing is. */
export function faultOfEmail(text: string): string | null {
  return text.length <= EMAIL_MAX_LENGTH && SHAPE.test(text) ? null : 'Enter a valid email address';
}

/** The form in which addresses are compared. Strictly the part before the @ may care about case; in practice it does not. */
export const canonicalEmail = (address: string): string => address.toLowerCase();
