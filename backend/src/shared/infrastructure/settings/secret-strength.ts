/** Below this many bits a secret was typed, not made: 128 random bits in hexadecimal digits measure about 105. */
const FEWEST_BITS = 80;

/** Whether a secret looks random: neither few characters, nor a word over and over, nor a row of neighbours like "abcdef". */
export function looksRandom(secret: string): boolean {
  const codes = [...secret].map((character) => character.codePointAt(0)!);
  const steps = codes.slice(1).map((code, index) => code - codes[index]!);
  const parts = new Set(codes.slice(2).map((_, index) => codes.slice(index, index + 3).join(' ')));
  return parts.size * Math.min(entropyOf(codes), entropyOf(steps)) >= FEWEST_BITS;
}

/** Shannon entropy of the values as they occur, in bits for each. */
function entropyOf(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const shares = [...counts.values()].map((count) => count / values.length);
  return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
}
