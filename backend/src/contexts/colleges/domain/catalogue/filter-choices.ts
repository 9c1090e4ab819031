import { MISSIONS, TEST_POLICIES } from './federal/college-facts';

/**
 * The choices of the filters that a college can match with several values. The nth choice is bit n in the column of the
 * directory, so new choices are added at the end.
 */
export const FILTER_CHOICES = {
  /** The first digit of LOCALE. */
  settings: ['city', 'suburb', 'town', 'rural'],
  /** What a college does with SAT and ACT scores. */
  tests: Object.values(TEST_POLICIES),
  /** Federal missions, colleges for women or men only, with a religious affiliation, or without a campus. */
  missions: [...MISSIONS, 'women', 'men', 'religious', 'online'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ChoiceFilter = keyof typeof FILTER_CHOICES;
const isChoiceFilter = (name: string): name is ChoiceFilter => Object.hasOwn(FILTER_CHOICES, name);
export const CHOICE_FILTERS: readonly ChoiceFilter[] = Object.keys(FILTER_CHOICES).filter(isChoiceFilter);

/** Encodes choices as the bits of a number. */
export const choiceBitmask = (filter: ChoiceFilter, values: readonly string[]): number =>
  toBitmask(FILTER_CHOICES[filter], values);

/** Encodes the values as bits: the nth choice is bit n. */
export const toBitmask = (choices: readonly string[], values: readonly string[]): number =>
  choices.reduce((bits, choice, at) => (values.includes(choice) ? bits | (1 << at) : bits), 0);
