import { withoutUnseen } from '../../../../shared/domain/plain-line';

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
