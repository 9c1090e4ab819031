/** A word of the catalog, with the number of students at the colleges whose documents contain it. */
export interface CatalogueWord {
  readonly word: string;
  readonly enrollment: number;
}

/** Returns the number of slips to accept: none in the shortest words, where every other word is close. */
const maxTypos = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * Finds the word most likely meant by `typed`: the one with the fewest slips, then with the most students.
 * @returns null if no known word is close enough
 */
export function findClosestWord(typed: string, catalogueWords: readonly CatalogueWord[]): string | null {
  const close = catalogueWords
    .map(({ word, enrollment }) => ({ word, enrollment, typos: countTypos(typed, word) }))
    .filter(({ typos }) => typos <= maxTypos(typed.length))
    .sort(
      (one, other) =>
        one.typos - other.typos || other.enrollment - one.enrollment || one.word.localeCompare(other.word),
    );
  return close[0]?.word ?? null;
}

/** Counts the letters that were left out, added, replaced or swapped with their neighbors. */
export function countTypos(one: string, other: string): number {
  let rowBeforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const typos = [last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1)];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) typos.push(rowBeforeLast[j - 2]! + 1);
      row.push(Math.min(...typos));
    }
    rowBeforeLast = last;
    last = row;
  }
  return last[other.length]!;
}
