import { normalText } from './normal-text';

/** The attributes of a college that decide which kinds it belongs to. */
export interface Sortable {
  readonly name: string;
  /** Control and level as in the catalog: "Public 4-year". */
  readonly type: string;
  readonly level: string;
  readonly traits: readonly string[];
  readonly majors: readonly string[];
  /** Majors that the source neither confirms nor rules out. */
  readonly unknownMajors: readonly string[];
}

interface Rule {
  /** Phrases for the kind in a search; `c` matches "college", "colleges", "school" and similar nouns. */
  readonly said: readonly string[];
  readonly is: (college: Sortable) => boolean;
  /** Reason shown with a search result; undefined if the type badge already shows it. */
  readonly reason?: string;
  /** Kind listed after this one when it has too few colleges. */
  readonly broader?: string;
  /**
   * Few colleges have these words in their names, so colleges of the kind rank above colleges whose names contain the
   * words.
   */
  readonly beforeWords?: true;
}

const hasTrait =
  (trait: string) =>
  ({ traits }: Sortable): boolean =>
    traits.includes(trait);
const named =
  (pattern: RegExp) =>
  ({ name }: Sortable): boolean =>
    pattern.test(normalText(name));
const isOfType =
  (beginning: string) =>
  ({ type }: Sortable): boolean =>
    type.startsWith(beginning);
const isTwoYear = ({ level }: Sortable): boolean => level === '2-year';

const MUSIC = /\b(?:music|musical|musicians|conservatory)\b/;

const majorKind = (major: string): string => `offers-${normalText(major).replaceAll(' ', '-')}`;
const mayOffer = (major: string): string => `may-offer-${normalText(major).replaceAll(' ', '-')}`;

/**
 * The kinds other than majors. `said` is matched as whole words, after "college", "school" and similar nouns have been
 * replaced by "c".
 */
const RULES: Readonly<Record<string, Rule>> = {
  community: {
    said: ['community c', 'junior c', 'juco', 'jucos', 'cc', 'ccs'],
    is: (college) =>
      isOfType('Public')(college) && (isTwoYear(college) || /\bcommunity college\b/.test(normalText(college.name))),
    reason: 'Community college',
  },
  'two-year': { said: ['2 year', 'two year'], is: isTwoYear },
  'four-year': { said: ['4 year', 'four year'], is: ({ level }) => level === '4-year' },
  'public-four-year': {
    said: ['public university', 'public universities', 'state schools', 'state school'],
    is: ({ type }) => type === 'Public 4-year',
  },
  public: { said: ['public'], is: isOfType('Public') },
  private: { said: ['private'], is: isOfType('Private') },
  'for-profit': { said: ['for profit'], is: isOfType('Private For-Profit') },
  'non-profit': { said: ['non profit', 'nonprofit', 'not for profit'], is: isOfType('Private Non-Profit') },
  technical: {
    said: [
      'tech c',
      'technical c',
      'technology c',
      'polytechnic c',
      'institute of technology',
      'institutes of technology',
    ],
    is: (college) =>
      hasTrait('technology')(college) || named(/\b(?:tech|technical|technology|polytechnic|technological)\b/)(college),
    broader: majorKind('Engineering'),
  },
  trade: {
    said: ['trade c', 'vocational c', 'career c'],
    is: ({ level }) => level === 'less-than-2-year',
    reason: 'Programs under two years',
  },
  beauty: {
    said: ['beauty c', 'cosmetology c', 'cosmetology', 'hair c', 'barber c'],
    is: named(/\b(?:beauty|cosmetology|hair|hairstyling|barber|esthetics)\b/),
  },
  culinary: { said: ['culinary c', 'cooking c', 'culinary arts c'], is: named(/\bculinary\b/) },
  art: {
    said: ['art c', 'arts c', 'fine arts c', 'design c', 'art and design c', 'fashion c'],
    is: (college) =>
      !named(MUSIC)(college) &&
      !named(/\bculinary\b/)(college) &&
      (hasTrait('arts')(college) ||
        named(/\b(?:art institute|(?:institute|college|school) of art|visual arts)\b/)(college)),
    reason: 'Focus on the arts',
    beforeWords: true,
    broader: majorKind('Art & Design'),
  },
  music: { said: ['music c', 'conservatory', 'conservatories'], is: named(MUSIC), broader: 'art' },
  'historically-black': {
    said: ['hbcu', 'hbcus', 'historically black', 'historically black c and c', 'black c'],
    is: hasTrait('historically-black'),
    reason: 'Historically Black college',
    beforeWords: true,
  },
  women: {
    said: [
      'womens c',
      'womans c',
      'womens',
      'women c',
      'women only',
      'all women',
      'all womens',
      'c for women',
      'all girls',
      'girls c',
    ],
    is: hasTrait('women'),
    reason: 'Women’s college',
    beforeWords: true,
  },
  men: {
    said: ['mens c', 'all mens', 'men only', 'all men', 'all male', 'all boys', 'c for men'],
    is: hasTrait('men'),
    reason: 'Men’s college',
    beforeWords: true,
  },
  tribal: { said: ['tribal', 'tribal c'], is: hasTrait('tribal'), reason: 'Tribal college', beforeWords: true },
  catholic: { said: ['catholic c'], is: hasTrait('catholic'), reason: 'Catholic college' },
};

/** Other names that students use for the catalog's majors. */
const MAJORS_SAID: Readonly<Record<string, readonly string[]>> = {
  'Computer Science': ['comp sci', 'compsci', 'cs', 'computer', 'computers', 'coding', 'programming'],
  'Business Administration': ['business', 'management', 'accounting', 'finance', 'marketing'],
  Engineering: [],
  Biology: ['bio', 'biological sciences'],
  Psychology: ['psych'],
  Nursing: ['nurse', 'nurses', 'rn', 'bsn'],
  Education: ['teaching', 'teacher', 'teachers'],
  English: [],
  Mathematics: ['math', 'maths'],
  Economics: ['econ'],
  'Political Science': ['poli sci', 'polisci', 'politics', 'government'],
  History: [],
  Communications: ['communication', 'comms'],
  'Art & Design': ['art', 'design'],
  Chemistry: ['chem'],
  Physics: [],
  Sociology: [],
  'Health Sciences': ['health', 'health science'],
  'Criminal Justice': ['criminology'],
  'Environmental Science': ['environmental', 'environmental sciences', 'environmental studies'],
};
const MAJORS = Object.keys(MAJORS_SAID);

/** A kind of college that a search can name. */
export interface NamedKind {
  readonly kind: string;
  /**
   * True for majors. Without a place or a noun such as "school", the name of a major is treated as an ordinary word.
   */
  readonly major: boolean;
}

const MAJOR_KINDS = new Map(MAJORS.map((major) => [majorKind(major), major]));
const MAYBE_KINDS = new Map(MAJORS.map((major) => [mayOffer(major), major]));

/** Every phrase that names a kind. If a phrase names both a kind and a major, the kind takes precedence. */
export const KINDS_SAID: ReadonlyMap<string, NamedKind> = new Map<string, NamedKind>([
  ...MAJORS.flatMap((major) =>
    [normalText(major), ...(MAJORS_SAID[major] ?? [])].map(
      (said) => [said, { kind: majorKind(major), major: true }] as const,
    ),
  ),
  ...Object.entries(RULES).flatMap(([kind, { said }]) => said.map((words) => [words, { kind, major: false }] as const)),
]);

/** Returns the kinds that a college belongs to, as stored in the search index. */
export function kindsOf(college: Sortable): string[] {
  return [
    ...Object.entries(RULES).flatMap(([kind, { is }]) => (is(college) ? [kind] : [])),
    ...college.majors.map(majorKind),
    ...college.unknownMajors.map(mayOffer),
  ];
}

/** Checks whether colleges of this kind rank above colleges whose names contain its words. */
export const goesBeforeWords = (kind: string): boolean => RULES[kind]?.beforeWords ?? false;

/**
 * Returns the kind to list after one with few colleges: for a major, the colleges that may offer it; null if there is
 * none.
 */
export function broaderKind(kind: string): string | null {
  const major = MAJOR_KINDS.get(kind);
  return major ? mayOffer(major) : (RULES[kind]?.broader ?? null);
}

/** Returns the reason shown with a search result of this kind; null if the type badge already shows it. */
export function reasonOf(kind: string): { by: 'kind' | 'major'; text: string } | null {
  const [offered, maybe] = [MAJOR_KINDS.get(kind), MAYBE_KINDS.get(kind)];
  if (offered) return { by: 'major', text: `Offers ${offered}` };
  if (maybe) return { by: 'major', text: `May offer ${maybe}` };
  const text = RULES[kind]?.reason;
  return text ? { by: 'kind', text } : null;
}
