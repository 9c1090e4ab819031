export const MAILED_EXCERPT_LENGTH = 140;

/** What of a private message may leave the product in a mail or a push message: nothing where a side is a minor. */
export function mailedExcerpt(excerpt: string, isEitherMinor: boolean): string | null {
  if (isEitherMinor || excerpt === '') return null;
  const letters = [...excerpt];
  return letters.length <= MAILED_EXCERPT_LENGTH ? excerpt : `${letters.slice(0, MAILED_EXCERPT_LENGTH - 1).join('')}…`;
}
