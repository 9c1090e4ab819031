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
 * Words as they are compared: lower case, without accents and punctuation, one space between two; "&" is "and", and an
 * apostrophe joins ("St. John's" becomes "st johns"). Letters of every script stay.
 */
export const foldText = (text: string): string => fold(text, /[^\p{L}\p{N}]+/gu);

/** The same for skills and subjects: "C++" and "C#" keep their signs. */
export const foldTextWithSigns = (text: string): string => fold(text, /[^\p{L}\p{N}+#]+/gu);

const fold = (text: string, separators: RegExp): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[\p{M}'’‘ʻ`´]/gu, '')
    .replace(/&/g, ' and ')
    .replace(separators, ' ')
    .trim();
