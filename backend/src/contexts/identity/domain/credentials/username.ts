/** The name someone signs in with. */
export const USERNAME_LENGTH = { min: 3, max: 32 } as const;

// Plain Latin letters only: a name in look-alike letters could pass for someone else's.
const ALLOWED = /^[A-Za-z0-9._-]{3,32}$/;

/** What is wrong with a username, in words for anyone who chose it; null when nothing is. Nothing is silently changed. */
export function faultOfUsername(text: string): string | null {
  if (ALLOWED.test(text)) return null;
  return 'Username must have 3 to 32 letters, digits, dots, dashes or underscores';
}

/** The form in which usernames are compared: one person for `Alice` and `alice`, whatever keyboard typed it. */
export const canonicalUsername = (text: string): string => text.normalize('NFKC').toLowerCase();
