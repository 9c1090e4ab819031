const WORD_PATTERN = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const WORD_PART_PATTERN = /[\p{L}\p{M}\p{N}]+/gu;

type TextRange = readonly [number, number];

/**
 * Returns the positions of names in a text, each with its start and its end (exclusive).
 * @param names as the server found them in the text
 */
export function findNameMatches(text: string, names: readonly string[]): TextRange[] {
  const known = new Set(names);
  const rangesOf = (pattern: RegExp, part: string, from: number): TextRange[] =>
    [...part.matchAll(pattern)].flatMap(({ 0: word, index }) => {
      const start = from + index;
      if (known.has(word)) return [[start, start + word.length] as const];
      return pattern === WORD_PATTERN ? rangesOf(WORD_PART_PATTERN, word, start) : [];
    });
  return rangesOf(WORD_PATTERN, text, 0);
}
