const LONGEST = 20;

/**
 * A username for someone of this name: Latin letters and digits, and a number that makes it rare.
 * @param number three digits
 * @returns '' for a name without a letter of the Latin alphabet
 */
export function suggestUsername(fullName: string, number: number): string {
  const letters = fullName
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, LONGEST);
  return letters && `${letters}${number}`;
}
