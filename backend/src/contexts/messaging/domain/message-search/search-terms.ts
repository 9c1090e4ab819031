/** How many words of a search are looked for. */
const MOST_TERMS = 10;
/** Longer words are found by their beginning. */
const TERM_LENGTH = 40;

/**
 * A piece of text as words are compared: lower case, without accents and apostrophes, spaces for everything that is no
 * letter or digit. `messaging.folded` in the database does the same.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/ς/g, 'σ')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ');

/** The words that were typed, each of which is to begin a word of a message. */
export function searchTermsOf(typed: string): readonly string[] {
  const words = folded(typed)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, TERM_LENGTH).join(''));
  return [...new Set(words)].slice(0, MOST_TERMS);
}

/** Whether each term begins a word of the text. */
export function isFoundIn(text: string, terms: readonly string[]): boolean {
  const words = ` ${folded(text)}`;
  return terms.length > 0 && terms.every((term) => words.includes(` ${term}`));
}
