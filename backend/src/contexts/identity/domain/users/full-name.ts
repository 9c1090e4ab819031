import { PLAIN_LINE, withoutUnseen } from '../../../../shared/domain/plain-line';
import { faultOfPosingName } from '../credentials/impersonation';

export const FULL_NAME_MAX_LENGTH = 100;
const SHORTEST_NAME = 2;
export const NAME_TOO_SHORT = `Full name must be at least ${SHORTEST_NAME} characters.`;

/**
 * Returns what is wrong with a name, as a sentence for its owner; null if it is valid. The same for every way of entering
 * a name. Names follow no pattern.
 */
export function faultOfFullName(text: string): string | null {
  if (!text.trim()) return 'Full name is required';
  if (!PLAIN_LINE.test(text)) return 'Full name contains characters that aren’t allowed.';
  if ([...text.trim()].length < SHORTEST_NAME) return NAME_TOO_SHORT;
  if (text.length > FULL_NAME_MAX_LENGTH) return `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters.`;
  return faultOfPosingName(text);
}

/** Returns the name that other users see: for a minor, only the first word and the first letter of the last word. */
export function displayName(fullName: string, minor: boolean): string {
  const name = withoutUnseen(fullName).trim();
  if (!minor) return name;
  const [first = '', ...rest] = givenNameFirst(name).split(/[\s,]+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial}.` : first;
}

/** Turns "Example, Robin" into "Robin Example", so that the last name isn't taken for the first. */
function givenNameFirst(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, family].filter((part) => part !== '').join(' ');
}
