/** Which of two programs' colleges alumni chose, in coarse terms. */
export const CHOICE_TENDENCIES = ['mostly-first', 'mostly-second', 'both'] as const;
export type ChoiceTendency = (typeof CHOICE_TENDENCIES)[number];

/** From this share on, one of the two is chosen mostly. */
const MOSTLY_SHARE = 2 / 3;

/** @param first how many alumni attended the first college, of at least one */
export function findTendency(first: number, second: number): ChoiceTendency {
  const share = first / (first + second);
  if (share >= MOSTLY_SHARE) return 'mostly-first';
  return share <= 1 - MOSTLY_SHARE ? 'mostly-second' : 'both';
}
