/** A word of the catalogue, and how many students the colleges have that it stands for. */
export interface KnownWord {
  readonly word: string;
  readonly students: number;
}

/** Slips that are forgiven: none in the shortest words, where every other word is near. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : 2);

/**
 * The word that was most likely meant by `typed`: the fewest slips, then the word that stands for more students.
 * @returns null when nothing known is near enough
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

/** How many letters were left out, added, mistaken or swapped with their neighbour. */
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
