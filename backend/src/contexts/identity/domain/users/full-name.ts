import { PLAIN_LINE, withoutUnseen } from '../../../../shared/domain/plain-line';

export const FULL_NAME_MAX_LENGTH = 100;
export const UNUSABLE_CHARACTERS = 'Full name contains characters that aren’t allowed';

/** What is wrong with a name, in words for anyone who bears it; null when nothing is. People's names follow no pattern. */
export function faultOfFullName(text: string): string | null {
  if (!text.trim()) return 'Full name is required';
  if (!PLAIN_LINE.test(text)) return UNUSABLE_CHARACTERS;
  return text.length <= FULL_NAME_MAX_LENGTH ? null : `Full name must be at most ${FULL_NAME_MAX_LENGTH} characters`;
}

/** What others read as a person's name: of a minor only the first word, and the first letter of the last. */
export function displayName(fullName: string, minor: boolean): string {
  const name = withoutUnseen(fullName).trim();
  if (!minor) return name;
  const [first = '', ...rest] = inSpokenOrder(name).split(/[\s,]+/);
  const [initial] = rest.at(-1) ?? '';
  return initial ? `${first} ${initial}.` : first;
}

/** "Example, Robin" is how lists write Robin Example; there the first word would be the last name. */
function inSpokenOrder(name: string): string {
  const [family = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, family].filter((part) => part !== '').join(' ');
}
