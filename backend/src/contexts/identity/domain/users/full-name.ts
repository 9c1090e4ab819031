import { PLAIN_LINE, withoutUnseen } from '../../../../shared/domain/plain-line';

export const FULL_NAME_MAX_LENGTH = 100;
export const UNUSABLE_CHARACTERS = 'Full name contains characters that aren’t allowed';

/** Returns what is wrong with a name, as a sentence for its owner; null if it is valid. Names follow no pattern. */
export function faultOfFullName(text: string): string | null {
  if (!text.trim()) return 'Full name is required';
  if (!PLAIN_LINE.test(text)) return UNUSABLE_CHARACTERS;
  return text.length <= FULL_NAME_MAX_LENGTH ? null : `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters`;
}

/** Returns the name that other users see: for a minor, only the first word and the first letter of the last word. */
export function displayName(fullName: string, minor: boolean): string {
  const name = withoutUnseen(fullName).trim();
  if (!minor) return name;
  const [first = '', ...rest] = inSpokenOrder(name).split(/[\s,]+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial}.` : first;
}

/** Turns "Example, Robin" into "Robin Example", so that the last name isn't taken for the first. */
function inSpokenOrder(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, family].filter((part) => part !== '').join(' ');
}
