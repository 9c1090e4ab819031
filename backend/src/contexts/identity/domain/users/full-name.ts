import { PLAIN_LINE_PATTERN, removeInvisibleCharacters } from '../../../../shared/domain/plain-line';
import { findImpersonatingNameFault } from '../credentials/impersonation';

export const FULL_NAME_MAX_LENGTH = 100;
const MIN_NAME_LENGTH = 2;
export const NAME_TOO_SHORT_MESSAGE = `Full name must be at least ${MIN_NAME_LENGTH} characters.`;

/**
 * Returns what is wrong with a name, as a sentence for its owner; null if it is valid. The same for every way of entering
 * a name. Names follow no pattern.
 */
export function findFullNameFault(text: string): string | null {
  if (!text.trim()) return 'Full name is required';
  if (!PLAIN_LINE_PATTERN.test(text)) return 'Full name contains characters that aren’t allowed.';
  if ([...text.trim()].length < MIN_NAME_LENGTH) return NAME_TOO_SHORT_MESSAGE;
  if (text.length > FULL_NAME_MAX_LENGTH) return `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters.`;
  return findImpersonatingNameFault(text);
}

/** Returns the name that other users see: for a minor, only the first word and the first letter of the last word. */
export function toDisplayName(fullName: string, minor: boolean): string {
  const name = removeInvisibleCharacters(fullName).trim();
  if (!minor) return name;
  const [first = '', ...rest] = putGivenNameFirst(name).split(/[\s,]+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial}.` : first;
}

/** Turns "Example, Robin" into "Robin Example", so that the last name isn't taken for the first. */
function putGivenNameFirst(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, family].filter((part) => part !== '').join(' ');
}
