export const EMAIL_MAX_LENGTH = 254;
export const NOT_AN_EMAIL = 'Enter a valid email address';
const LOCAL_PART_MAX_LENGTH = 64;

// Plain ASCII: dot-separated words, and a domain that ends in letters. No quotes, brackets or commas, because a mail
// program could read such an address as two. Only an email can prove that the address exists.
const WORD = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const SHAPE = new RegExp(`^${WORD}(\\.${WORD})*@(${LABEL}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`, 'i');

/** Returns what is wrong with an address, as a sentence for the user; null if it is valid. */
export function faultOfEmail(text: string): string | null {
  const isPossible = text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= LOCAL_PART_MAX_LENGTH && SHAPE.test(text);
  return isPossible ? null : NOT_AN_EMAIL;
}

/**
 * Returns the form in which addresses are compared. In theory the part before the @ can be case-sensitive; in practice
 * it isn't.
 */
export const canonicalEmail = (address: string): string => address.toLowerCase();
