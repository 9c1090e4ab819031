/** Letters that have no base letter to fall back to. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

/**
 * Lower-case words of letters and digits, separated by single spaces: accents and punctuation are gone, "&" is "and",
 * and an apostrophe joins ("St. John's" becomes "st johns").
 */
export function normalText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/\p{M}/gu, '')
    .replace(/['’‘ʻ`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The same without spaces: "U Mass", "U-Mass" and "UMass" are one alias. */
export const aliasKey = (text: string): string => normalText(text).replaceAll(' ', '');

const SAID_OR_NOT = new Set(['the', 'at']);
const SHORTENED: Readonly<Record<string, string>> = { saint: 'st', mount: 'mt', fort: 'ft', univ: 'university' };

/**
 * A name as it is compared letter by letter: words that people leave out are left out, and words that are written in
 * two ways are written in one. "The University of Texas at Austin" becomes "university of texas austin".
 */
export const comparableName = (text: string): string => comparable(wordsSaid(text));

/** The same for the beginning of a name. Its last word may go on: "Saint" is not "St", with which "Stony" begins. */
export function comparableBeginning(text: string): string {
  const words = wordsSaid(text);
  const last = words.pop() ?? '';
  return comparable(words, [last]);
}

function wordsSaid(text: string): string[] {
  const words = normalText(text).split(' ');
  const said = words.filter((word) => !SAID_OR_NOT.has(word));
  return said.length > 0 ? said : words;
}

const comparable = (words: readonly string[], unchanged: readonly string[] = []): string =>
  [...words.map((word) => SHORTENED[word] ?? word), ...unchanged]
    .join(' ')
    .replace(/^u of /, 'university of ')
    .replace(/^state university of new york\b/, 'suny')
    .replace(/^city university of new york\b/, 'cuny');
