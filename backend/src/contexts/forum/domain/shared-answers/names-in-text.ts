import { foldText } from '../../../../shared/domain/fold-text';

/** Letters and digits, with dots, hyphens and underscores inside: "ada.example" is one word. */
const WORDS = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const PARTS = /[._-]/;
/** Single letters would match in every text. */
const SHORTEST = 2;

const wordsOf = (text: string): string[] => text.match(WORDS) ?? [];
const withParts = (word: string): string[] => [word, ...(PARTS.test(word) ? word.split(PARTS) : [])];
const isLongEnough = (word: string): boolean => [...word].length >= SHORTEST;

/**
 * Finds the words of the texts that match a name, in their original spelling, each once.
 * @param names full names and usernames; each of their words is matched ignoring case and accents
 */
export function namesIn(texts: readonly string[], names: readonly string[]): string[] {
  const knownNames = new Set(
    names
      .flatMap((name) => wordsOf(name).flatMap(withParts))
      .filter(isLongEnough)
      .map(foldText),
  );
  const found = texts
    .flatMap(wordsOf)
    .flatMap(withParts)
    .filter((word) => isLongEnough(word) && knownNames.has(foldText(word)));
  return [...new Set(found)];
}
