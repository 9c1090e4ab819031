const WORDS = /[\p{L}\p{M}\p{N}]+(?:[._-][\p{L}\p{M}\p{N}]+)*/gu;
const PARTS = /[\p{L}\p{M}\p{N}]+/gu;

type Range = readonly [number, number];

/** Where names stand in a text, from and up to which character. @param names as the server found them in it */
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
