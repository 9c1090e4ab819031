import { DENOMINATION_RULES } from './denominations';
import { normalizeText } from './normal-text';

/** The attributes of a college that decide which kinds it belongs to. */
export interface KindAttributes {
  readonly name: string;
  /** Control and level as in the catalog: "Public 4-year". */
  readonly type: string;
  readonly level: string;
  readonly traits: readonly string[];
  /** The code of RELAFFIL; null without an affiliation. */
  readonly religiousAffiliation: number | null;
  readonly majors: readonly string[];
  /** Majors that the source neither confirms nor rules out. */
  readonly unknownMajors: readonly string[];
}

interface KindRule {
  /** Phrases for the kind in a search; `c` matches "college", "colleges", "school" and similar nouns. */
  readonly phrases: readonly string[];
  readonly matches: (college: KindAttributes) => boolean;
  /** Reason shown with a search result; undefined if the type badge already shows it. */
  readonly reason?: string;
  /** Kind listed after this one when it has too few colleges. */
  readonly broader?: string;
  /**
   * Few colleges have these words in their names, so colleges of the kind rank above colleges whose names contain the
   * words.
   */
  readonly ranksBeforeNames?: true;
}

const hasTrait =
  (trait: string) =>
  ({ traits }: KindAttributes): boolean =>
    traits.includes(trait);
const hasNameLike =
  (pattern: RegExp) =>
  ({ name }: KindAttributes): boolean =>
    pattern.test(normalizeText(name));
const isOfType =
  (beginning: string) =>
  ({ type }: KindAttributes): boolean =>
    type.startsWith(beginning);
const isTwoYear = ({ level }: KindAttributes): boolean => level === '2-year';

const MUSIC_PATTERN = /\b(?:music|musical|musicians|conservatory)\b/;

const toMajorKind = (major: string): string => `offers-${normalizeText(major).replaceAll(' ', '-')}`;
const toPossibleMajorKind = (major: string): string => `may-offer-${normalizeText(major).replaceAll(' ', '-')}`;

/**
 * The kinds other than majors. The phrases are matched as whole words, after "college", "school" and similar nouns have been
 * replaced by "c".
 */
const KIND_RULES: Readonly<Record<string, KindRule>> = {
  community: {
    phrases: ['community c', 'junior c', 'juco', 'jucos', 'cc', 'ccs'],
    matches: (college) =>
      isOfType('Public')(college) && (isTwoYear(college) || /\bcommunity college\b/.test(normalizeText(college.name))),
    reason: 'Community college',
  },
  'two-year': { phrases: ['2 year', 'two year'], matches: isTwoYear },
  'four-year': { phrases: ['4 year', 'four year'], matches: ({ level }) => level === '4-year' },
  'public-four-year': {
    phrases: ['public university', 'public universities', 'state schools', 'state school'],
    matches: ({ type }) => type === 'Public 4-year',
  },
  public: { phrases: ['public'], matches: isOfType('Public') },
  private: { phrases: ['private'], matches: isOfType('Private') },
  'for-profit': { phrases: ['for profit'], matches: isOfType('Private For-Profit') },
  'non-profit': { phrases: ['non profit', 'nonprofit', 'not for profit'], matches: isOfType('Private Non-Profit') },
  technical: {
    phrases: [
      'tech c',
      'technical c',
      'technology c',
      'polytechnic c',
      'institute of technology',
      'institutes of technology',
    ],
    matches: (college) =>
      hasTrait('technology')(college) ||
      hasNameLike(/\b(?:tech|technical|technology|polytechnic|technological)\b/)(college),
    broader: toMajorKind('Engineering'),
  },
  trade: {
    phrases: ['trade c', 'vocational c', 'career c'],
    matches: ({ level }) => level === 'less-than-2-year',
    reason: 'Programs under two years',
  },
  beauty: {
    phrases: ['beauty c', 'cosmetology c', 'cosmetology', 'hair c', 'barber c'],
    matches: hasNameLike(/\b(?:beauty|cosmetology|hair|hairstyling|barber|esthetics)\b/),
  },
  culinary: { phrases: ['culinary c', 'cooking c', 'culinary arts c'], matches: hasNameLike(/\bculinary\b/) },
  art: {
    phrases: ['art c', 'arts c', 'fine arts c', 'design c', 'art and design c', 'fashion c'],
    matches: (college) =>
      !hasNameLike(MUSIC_PATTERN)(college) &&
      !hasNameLike(/\bculinary\b/)(college) &&
      (hasTrait('arts')(college) ||
        hasNameLike(/\b(?:art institute|(?:institute|college|school) of art|visual arts)\b/)(college)),
    reason: 'Focus on the arts',
    ranksBeforeNames: true,
    broader: toMajorKind('Art & Design'),
  },
  music: {
    phrases: ['music c', 'conservatory', 'conservatories'],
    matches: hasNameLike(MUSIC_PATTERN),
    broader: 'art',
  },
  'historically-black': {
    phrases: ['hbcu', 'hbcus', 'historically black', 'historically black c and c', 'black c'],
    matches: hasTrait('historically-black'),
    reason: 'Historically Black college',
    ranksBeforeNames: true,
  },
  women: {
    phrases: [
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
    matches: hasTrait('women'),
    reason: 'Women’s college',
    ranksBeforeNames: true,
  },
  men: {
    phrases: ['mens c', 'all mens', 'men only', 'all men', 'all male', 'all boys', 'c for men'],
    matches: hasTrait('men'),
    reason: 'Men’s college',
    ranksBeforeNames: true,
  },
  tribal: {
    phrases: ['tribal', 'tribal c'],
    matches: hasTrait('tribal'),
    reason: 'Tribal college',
    ranksBeforeNames: true,
  },
  catholic: { phrases: ['catholic c'], matches: hasTrait('catholic'), reason: 'Catholic college' },
  ...Object.fromEntries(
    DENOMINATION_RULES.map(({ kind, words, codes }): [string, KindRule] => [
      kind,
      {
        phrases: words.map((word) => `${word} c`),
        matches: ({ religiousAffiliation }) => religiousAffiliation !== null && codes.includes(religiousAffiliation),
        reason: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} college`,
      },
    ]),
  ),
};

/** Other names that students use for the catalog's majors. */
const MAJOR_SYNONYMS: Readonly<Record<string, readonly string[]>> = {
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
const MAJORS = Object.keys(MAJOR_SYNONYMS);

/** A kind of college that a search can name. */
export interface NamedKind {
  readonly kind: string;
  /**
   * True for majors. Without a place or a noun such as "school", the name of a major is treated as an ordinary word.
   */
  readonly major: boolean;
}

const MAJOR_KINDS = new Map(MAJORS.map((major) => [toMajorKind(major), major]));
const POSSIBLE_MAJOR_KINDS = new Map(MAJORS.map((major) => [toPossibleMajorKind(major), major]));

/** The phrases that name a major, with the major. */
export const MAJOR_PHRASES: ReadonlyMap<string, string> = new Map(
  MAJORS.flatMap((major) =>
    [normalizeText(major), ...(MAJOR_SYNONYMS[major] ?? [])].map((phrase) => [phrase, major] as const),
  ),
);

/** Every phrase that names a kind. If a phrase names both a kind and a major, the kind takes precedence. */
export const KIND_PHRASES: ReadonlyMap<string, NamedKind> = new Map<string, NamedKind>([
  ...[...MAJOR_PHRASES].map(([phrase, major]) => [phrase, { kind: toMajorKind(major), major: true }] as const),
  ...Object.entries(KIND_RULES).flatMap(([kind, { phrases }]) =>
    phrases.map((phrase) => [phrase, { kind, major: false }] as const),
  ),
]);

/** Returns the kinds that a college belongs to, as stored in the search index. */
export function listKinds(college: KindAttributes): string[] {
  return [
    ...Object.entries(KIND_RULES).flatMap(([kind, { matches }]) => (matches(college) ? [kind] : [])),
    ...college.majors.map(toMajorKind),
    ...college.unknownMajors.map(toPossibleMajorKind),
  ];
}

/** Checks whether colleges of this kind rank above colleges whose names contain its words. */
export const ranksBeforeNames = (kind: string): boolean => KIND_RULES[kind]?.ranksBeforeNames ?? false;

/**
 * Returns the kind to list after one with few colleges: for a major, the colleges that may offer it; null if there is
 * none.
 */
export function findBroaderKind(kind: string): string | null {
  const major = MAJOR_KINDS.get(kind);
  return major ? toPossibleMajorKind(major) : (KIND_RULES[kind]?.broader ?? null);
}

/** Returns the reason shown with a search result of this kind; null if the type badge already shows it. */
export function findMatchReason(kind: string): { by: 'kind' | 'major'; text: string } | null {
  const [offeredMajor, possibleMajor] = [MAJOR_KINDS.get(kind), POSSIBLE_MAJOR_KINDS.get(kind)];
  if (offeredMajor) return { by: 'major', text: `Offers ${offeredMajor}` };
  if (possibleMajor) return { by: 'major', text: `May offer ${possibleMajor}` };
  const text = KIND_RULES[kind]?.reason;
  return text ? { by: 'kind', text } : null;
}
