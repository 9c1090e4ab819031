import { foldText } from '../../../../shared/domain/fold-text';

/** Letters and digits, with dots, hyphens and underscores inside: "ada.example" is one word. */
const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const SEPARATOR_PATTERN = /[._-]/;
/** Single letters would match in every text. */
const MIN_WORD_LENGTH = 2;

const splitWords = (text: string): string[] => text.match(WORD_PATTERN) ?? [];
const toWordAndParts = (word: string): string[] => [
  word,
  ...(SEPARATOR_PATTERN.test(word) ? word.split(SEPARATOR_PATTERN) : []),
];
const isLongEnough = (word: string): boolean => [...word].length >= MIN_WORD_LENGTH;

/**
 * Finds the words of the texts that match a name, in their original spelling, each once.
 * @param names full names and usernames; each of their words is matched ignoring case and accents
 */
export function findNamesInTexts(texts: readonly string[], names: readonly string[]): string[] {
  const knownNames = new Set(
    names
      .flatMap((name) => splitWords(name).flatMap(toWordAndParts))
      .filter(isLongEnough)
      .map(foldText),
  );
  const found = texts
    .flatMap(splitWords)
    .flatMap(toWordAndParts)
    .filter((word) => isLongEnough(word) && knownNames.has(foldText(word)));
  return [...new Set(found)];
}
