export const EMAIL_MAX_LENGTH = 254;
export const INVALID_EMAIL_MESSAGE = 'Enter a valid email address';
const LOCAL_PART_MAX_LENGTH = 64;

// Plain ASCII: dot-separated words, and a domain that ends in letters. No quotes, brackets or commas, because a mail
// program could read such an address as two. Only an email can prove that the address exists.
const LOCAL_PART_WORD_PATTERN = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+";
const DOMAIN_LABEL_PATTERN = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const EMAIL_PATTERN = new RegExp(
  `^${LOCAL_PART_WORD_PATTERN}(\\.${LOCAL_PART_WORD_PATTERN})*@(${DOMAIN_LABEL_PATTERN}\\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$`,
  'i',
);

/** Returns what is wrong with an address, as a sentence for the user; null if it is valid. */
export function findEmailFault(text: string): string | null {
  const isPossible =
    text.length <= EMAIL_MAX_LENGTH && text.indexOf('@') <= LOCAL_PART_MAX_LENGTH && EMAIL_PATTERN.test(text);
  return isPossible ? null : INVALID_EMAIL_MESSAGE;
}

/**
 * Returns the form in which addresses are compared. In theory the part before the @ can be case-sensitive; in practice
 * it isn't.
 */
export const normalizeEmail = (address: string): string => address.toLowerCase();
