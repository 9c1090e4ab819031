const MAX_USERNAME_LENGTH = 20;

/**
 * Suggests a username from a name: Latin letters and digits, followed by a number that makes it unlikely to be taken.
 * @param number three digits
 * @returns '' for a name without Latin letters
 */
export function suggestUsername(fullName: string, number: number): string {
  const letters = fullName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, MAX_USERNAME_LENGTH);
  return letters && `${letters}${number}`;
}
