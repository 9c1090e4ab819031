/** Religious affiliations that families ask for, with their words in a search and the codes of RELAFFIL. */
const DENOMINATIONS = {
  adventist: { words: ['adventist', 'seventh day adventist'], codes: [95] },
  baptist: { words: ['baptist'], codes: [45, 52, 54, 75, 105] },
  jewish: { words: ['jewish'], codes: [80] },
  lutheran: { words: ['lutheran'], codes: [22, 33, 39, 53, 67, 68] },
  mennonite: { words: ['mennonite'], codes: [43, 69] },
  methodist: { words: ['methodist'], codes: [24, 51, 55, 64, 71] },
  mormon: { words: ['mormon', 'lds', 'latter day saints'], codes: [94] },
  muslim: { words: ['muslim', 'islamic'], codes: [106] },
  presbyterian: { words: ['presbyterian'], codes: [60, 66, 81, 97, 103] },
  quaker: { words: ['quaker'], codes: [65] },
} as const satisfies Readonly<Record<string, { readonly words: readonly string[]; readonly codes: readonly number[] }>>;

export const DENOMINATION_RULES: readonly {
  readonly kind: string;
  readonly words: readonly string[];
  readonly codes: readonly number[];
}[] = Object.entries(DENOMINATIONS).map(([kind, rule]) => ({ kind, ...rule }));

/** All words for a denomination, longest first, for a regular expression. */
export const DENOMINATION_WORDS: readonly string[] = DENOMINATION_RULES.flatMap(({ words }) => words).sort(
  (one, other) => other.length - one.length,
);
