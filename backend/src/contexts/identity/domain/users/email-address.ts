export const EMAIL_MAX_LENGTH = 254;
export const NOT_AN_EMAIL = 'Enter a valid email address';
const LOCAL_PART_MAX_LENGTH = 64;

// Plain ASCII, words with dots between them on both sides, a domain that ends in letters. No quotes, brackets or commas:
// a mail program could take such an address for two. Whether mail arrives only a mail can tell.
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const SHAPE = new RegExp(`^${WORD}(\\.${WORD})*@(${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i');

/** What is wrong with an address, in words for anyone who typed it; null when nothing is. */
export function faultOfEmail(text: string): string | null {
  const isPossible = text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= LOCAL_PART_MAX_LENGTH && SHAPE.test(text);
  return isPossible ? null : NOT_AN_EMAIL;
}

/** The form in which addresses are compared. Strictly the part before the @ may care about case; in practice it does not. */
export const canonicalEmail = (address: string): string => address.toLowerCase();
