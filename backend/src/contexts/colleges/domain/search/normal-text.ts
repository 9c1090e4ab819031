import { foldText } from '../../../../shared/domain/fold-text';

/**
 * Returns folded text that contains only the letters a to z, digits and single spaces: the form in which college names
 * are searched.
 */
export const normalizeText = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Returns the normal text without spaces: "U Mass", "U-Mass" and "UMass" are the same alias. */
export const toAliasKey = (text: string): string => normalizeText(text).replaceAll(' ', '');

const OPTIONAL_WORDS = new Set(['the', 'at']);
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['univ', 'university'],
]);

/**
 * Returns a name in the form used for prefix comparison: optional words are removed, and words with two spellings get
 * the same one. "The University of Texas at Austin" becomes "university of texas austin".
 */
export const toComparableName = (text: string): string => joinComparableWords(listSignificantWords(text));

/**
 * Returns the beginning of a name in the same form, except that its last word may be incomplete: "Saint" isn't
 * shortened to "St", which is also a prefix of "Stony".
 */
export function toComparablePrefix(text: string): string {
  const words = listSignificantWords(text);
  const last = words.pop() ?? '';
  return joinComparableWords(words, [last]);
}

function listSignificantWords(text: string): string[] {
  const words = normalizeText(text).split(' ');
  const significantWordList = words.filter((word) => !OPTIONAL_WORDS.has(word));
  return significantWordList.length > 0 ? significantWordList : words;
}

const joinComparableWords = (words: readonly string[], unchanged: readonly string[] = []): string =>
  [...words.map((word) => ABBREVIATIONS.get(word) ?? word), ...unchanged]
    .join(' ')
    .replace(/^u of /, 'university of ')
    .replace(/^state university of new york\b/, 'suny')
    .replace(/^city university of new york\b/, 'cuny');

/** Returns the length of a text as people and PostgreSQL count it: an emoji counts once. */
export const countCharacters = (text: string): number => [...text].length;
