/** Letters that have no base letter to fall back to. */
const SPELLED_OUT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th' },
};

/**
 * Words as they are compared: lower case, without accents and punctuation, one space between two; "&" is "and". Letters
 * of every script stay.
 */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELLED_OUT[letter] ?? letter)
    .replace(/[\p{M}'’‘ʻ`´]/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
