/** Letters that do not decompose into a base letter. */
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
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
 * Normalizes words for comparison: lower case, without accents and punctuation, separated by one space; "&" becomes
 * "and", and apostrophes are removed ("St. John's" becomes "st johns"). Letters of every script are kept.
 */
export const foldText = (text: string): string => foldWithSeparators(text, /[^\p{L}\p{N}]+/gu);

/** Same as `foldText`, for skills and subjects: "C++" and "C#" keep their signs. */
export const foldTextWithSigns = (text: string): string => foldWithSeparators(text, /[^\p{L}\p{N}+#]+/gu);

const foldWithSeparators = (text: string, separators: RegExp): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => LETTER_REPLACEMENTS[letter] ?? letter)
    .replace(/[\p{M}'’‘ʻ`´]/gu, '')
    .replace(/&/g, ' and ')
    .replace(separators, ' ')
    .trim();
