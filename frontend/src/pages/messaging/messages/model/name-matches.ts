const WORDS = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const PARTS = /[\p{L}\p{M}\p{N}]+/gu;

type Range = readonly [number, number];

/**
 * Returns the positions of names in a text, each with its start and its end (exclusive).
 * @param names as the server found them in the text
 */
export function nameMatches(text: string, names: readonly string[]): Range[] {
  const known = new Set(names);
  const rangesOf = (pattern: RegExp, part: string, from: number): Range[] =>
    [...part.matchAll(pattern)].flatMap(({ 0: word, index }) => {
      const start = from + index;
      if (known.has(word)) return [[start, start + word.length] as const];
      return pattern === WORDS ? rangesOf(PARTS, word, start) : [];
    });
  return rangesOf(WORDS, text, 0);
}
