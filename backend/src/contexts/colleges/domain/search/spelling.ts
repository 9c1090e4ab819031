/** A word of the catalog, with the number of students at the colleges whose documents contain it. */
export interface KnownWord {
  readonly word: string;
  readonly students: number;
}

/** Returns the number of slips to accept: none in the shortest words, where every other word is close. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * Finds the word most likely meant by `typed`: the one with the fewest slips, then with the most students.
 * @returns null if no known word is close enough
 */
export function likelyMeant(typed: string, known: readonly KnownWord[]): string | null {
  const near = known
    .map(({ word, students }) => ({ word, students, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= forgiven(typed.length))
    .sort(
      (one, other) => one.slips - other.slips || other.students - one.students || one.word.localeCompare(other.word),
    );
  return near[0]?.word ?? null;
}

/** Counts the letters that were left out, added, replaced or swapped with their neighbors. */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const slips = [last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1)];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) slips.push(beforeLast[j - 2]! + 1);
      row.push(Math.min(...slips));
    }
    beforeLast = last;
    last = row;
  }
  return last[other.length]!;
}
