/**
 * How the interactions of a person are stored: with the person, of adult students; without, of everyone else; not at all, of
 * students who do not want to be counted.
 */
export type Counting = 'by-person' | 'anonymous' | 'not-at-all';

/** The people whose interactions are stored. */
export abstract class CountedPeople {
  /** Of each of `userIds`. */
  abstract countingOf(userIds: readonly number[]): Promise<ReadonlyMap<number, Counting>>;
}
