import { foldText } from '../../../../shared/domain/fold-text';

/** Folded text in which only the letters a to z and digits are left: names of colleges are searched by them. */
export const normalText = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

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

/** How long a text is for people and for PostgreSQL: an emoji counts once. */
export const characters = (text: string): number => [...text].length;
