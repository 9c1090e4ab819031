/** What others read as a person's name: of a minor only the first word, and the first letter of the last. */
export function displayName(fullName: string, minor: boolean): string {
  const [first = '', ...rest] = fullName.trim().split(/\s+/);
  const [initial] = rest.at(-1) ?? '';
  if (!minor) return fullName;
  return initial ? `${first} ${initial}.` : first;
}
