import { STATES } from '../../../../shared/domain/states';
import { findBroaderKind, ranksBeforeNames, KIND_PHRASES, type NamedKind } from './college-kinds';
import { toComparableName, normalizeText } from './normal-text';
import { CITY_NAMES, type TownGroup, CITY_NICKNAMES } from './city-names';

/** The place in which to look for colleges. */
export type SearchPlace =
  | { readonly by: 'state'; readonly stateCode: string }
  /** Towns by their labels in the catalog: "boston ma". The first one is the center. */
  | { readonly by: 'towns'; readonly towns: readonly string[]; readonly miles: number | null }
  /** A city that may or may not be in the catalog. */
  | {
      readonly by: 'city';
      readonly city: string;
      readonly stateCode: string | null;
      /** The name may be the beginning of a longer one. */
      readonly isPrefix: boolean;
      readonly miles: number | null;
    };

/** The parts of a search other than names: kinds of colleges, a place, and further words to match. */
export interface SearchPhrase {
  /** A college must be of all of them. */
  readonly kinds: readonly string[];
  /** Kinds to list after them; null if there are none. */
  readonly broader: readonly string[] | null;
  readonly words: readonly string[];
  readonly place: SearchPlace | null;
  /** The text is only the name of a city. */
  readonly cityOnly: boolean;
  /** The text is only a kind, and colleges of the kind are more likely meant than names that contain its words. */
  readonly kindFirst: boolean;
}

/** Colleges within this distance of a city's center are near the city. */
const NEAR_RADIUS_MILES = 30;
const REGION_RADIUS_MILES = 50;

const NOUN_PATTERN = /^(?:colleges?|universit(?:y|ies)|schools?|unis?)$/;
const PLURAL_NOUN_PATTERN = /^(?:colleges|universities|schools|unis)$/;
/** Words that carry no information about a college. */
const IGNORED_WORDS = new Set(
  'a an the any some all best top good great find list my of for with and that offering offer offers to study studying program programs degree degrees major majors campus campuses'.split(
    ' ',
  ),
);
/** Longest first. */
const PREPOSITIONS: readonly { readonly phraseText: string; readonly near: boolean }[] = [
  { phraseText: 'not far from', near: true },
  { phraseText: 'close to', near: true },
  { phraseText: 'next to', near: true },
  { phraseText: 'in or near', near: true },
  { phraseText: 'near', near: true },
  { phraseText: 'around', near: true },
  { phraseText: 'outside', near: true },
  { phraseText: 'by', near: true },
  { phraseText: 'in', near: false },
];
const MAX_KIND_WORDS = 4;

const STATE_CODE_BY_NAME = new Map(
  Object.entries(STATES).flatMap(([code, name]) => [
    [normalizeText(name), code] as const,
    [code.toLowerCase(), code] as const,
  ]),
);
/** Longest first: "west virginia" is not "virginia". */
const STATE_NAMES = [...STATE_CODE_BY_NAME.keys()].sort((one, other) => other.length - one.length);

/** The words that make up searches for kinds and places; they are never treated as misspelled. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  [...KIND_PHRASES.keys(), ...CITY_NAMES.keys(), ...PREPOSITIONS.map(({ phraseText }) => phraseText)].flatMap(
    (phraseText) => phraseText.split(' '),
  ),
);

/**
 * Splits a search into kinds of colleges, a place and other words: "nursing schools near philly".
 * @param text as returned by `normalizeText`
 * @returns null if it names neither a kind nor a place, or names a place that only the user knows ("near me")
 */
export function parsePhrase(text: string): SearchPhrase | null {
  const city = CITY_NICKNAMES.get(text);
  if (city) return { ...toSearchPhrase([], [], toSearchPlace(city, false)), cityOnly: true };
  // The place hasn't been typed yet.
  if (PREPOSITIONS.some(({ phraseText }) => text.endsWith(` ${phraseText}`))) return null;
  return parseWithPreposition(text) ?? parseWithoutPreposition(text);
}

function parseWithPreposition(text: string): SearchPhrase | null {
  const split = splitAtPreposition(text);
  if (!split) return null;
  const place = parseSearchPlace(split.after, split.near, true);
  const { kinds, otherWords, nouns, plural } = extractKinds(split.before);
  const isKindSearch = otherWords.length > 0 ? kinds.length > 0 || plural : kinds.length > 0 || nouns;
  return place && isKindSearch ? toSearchPhrase(kinds, otherWords, place) : null;
}

function parseWithoutPreposition(text: string): SearchPhrase | null {
  const { kinds, otherWords, nouns, plural } = extractKinds(text);
  if (otherWords.length === 0) {
    const isSpecific = kinds.some(({ major }) => !major) || (kinds.length > 0 && nouns);
    return isSpecific ? toSearchPhrase(kinds, [], null) : null;
  }
  if (kinds.length === 0 && !plural) return null;
  const namedPlace = findPlaceIn(otherWords);
  if (namedPlace && (kinds.length > 0 || namedPlace.words.length === 0))
    return toSearchPhrase(kinds, namedPlace.words, namedPlace.place);
  if (kinds.length === 0) return null;
  const place = parseSearchPlace(
    otherWords.join(' '),
    false,
    kinds.some(({ major }) => !major),
  );
  return place && toSearchPhrase(kinds, [], place);
}

function toSearchPhrase(
  kinds: readonly NamedKind[],
  words: readonly string[],
  place: SearchPlace | null,
): SearchPhrase {
  const kindNames = [...new Set(kinds.map(({ kind }) => kind))];
  const broaderKinds = kindNames.map((kind) => findBroaderKind(kind) ?? kind);
  return {
    kinds: kindNames,
    broader: broaderKinds.some((kind, at) => kind !== kindNames[at]) ? broaderKinds : null,
    words,
    place,
    cityOnly: false,
    kindFirst: place === null && kindNames.every(ranksBeforeNames),
  };
}

/** Returns the last preposition that is followed by text. */
function splitAtPreposition(text: string): { before: string; after: string; near: boolean } | null {
  let found: { before: string; after: string; near: boolean; at: number } | null = null;
  for (const { phraseText, near } of PREPOSITIONS) {
    const at = ` ${text}`.lastIndexOf(` ${phraseText} `);
    const after = text.slice(at + phraseText.length + 1);
    if (at < 1 || after === '' || (found && at <= found.at + phraseText.length)) continue;
    found = { before: text.slice(0, at - 1), after, near, at };
  }
  return found;
}

/** Finds the kinds of colleges in a text, longest phrase first, and the remaining words. */
function extractKinds(text: string): { kinds: NamedKind[]; otherWords: string[]; nouns: boolean; plural: boolean } {
  const words = text.split(' ');
  const kinds: NamedKind[] = [];
  const otherWords: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = findKindAt(words, at);
    if (found) kinds.push(found);
    else if (!NOUN_PATTERN.test(words[at]!) && !IGNORED_WORDS.has(words[at]!)) otherWords.push(words[at]!);
    at += found?.length ?? 1;
  }
  return {
    kinds,
    otherWords,
    nouns: words.some((word) => NOUN_PATTERN.test(word)),
    plural: words.some((word) => PLURAL_NOUN_PATTERN.test(word)),
  };
}

function findKindAt(words: readonly string[], at: number): (NamedKind & { length: number }) | null {
  for (let length = Math.min(MAX_KIND_WORDS, words.length - at); length > 0; length--) {
    const phraseWords = words.slice(at, at + length);
    const kind =
      KIND_PHRASES.get(phraseWords.join(' ')) ??
      KIND_PHRASES.get(phraseWords.map((word) => (NOUN_PATTERN.test(word) ? 'c' : word)).join(' '));
    if (kind) return { ...kind, length };
  }
  return null;
}

/** Finds a state or a city from `CITY_NAMES` at the end or start of the words. */
function findPlaceIn(words: readonly string[]): { place: SearchPlace; words: string[] } | null {
  for (let length = words.length; length > 0; length--) {
    const rest = words.length - length;
    const placeAtEnd = findPlace(words.slice(rest).join(' '), false);
    if (placeAtEnd) return { place: placeAtEnd, words: words.slice(0, rest) };
    const placeAtStart = findPlace(words.slice(0, length).join(' '), false);
    if (placeAtStart) return { place: placeAtStart, words: words.slice(length) };
  }
  return null;
}

function findPlace(name: string, near: boolean): SearchPlace | null {
  const city = CITY_NAMES.get(name);
  if (city) return toSearchPlace(city, near);
  const stateCode = STATE_CODE_BY_NAME.get(name.replace(/^(?:the )?state of | state$/g, ''));
  return stateCode ? { by: 'state', stateCode } : null;
}

const toSearchPlace = ({ towns, region }: TownGroup, near: boolean): SearchPlace => ({
  by: 'towns',
  towns,
  miles: region ? REGION_RADIUS_MILES : near ? NEAR_RADIUS_MILES : null,
});

function parseSearchPlace(text: string, near: boolean, isPrefix: boolean): SearchPlace | null {
  // Only the user knows where that is.
  if (near && /^(?:me|my (?:home|house|place|town)|here|home)$/.test(text)) return null;
  const name = text.replace(/^(?:the )?(?:city of |downtown |greater |metro )?/, '').replace(/ usa?$/, '');
  const area = name.replace(/ (?:metro(?:politan)?(?: area)?|area|region)$/, '');
  const namedPlace = findPlace(name, near) ?? findPlace(area, near || area !== name);
  if (namedPlace) return namedPlace;

  const state = STATE_NAMES.find((name) => area.endsWith(` ${name}`));
  const city = state ? area.slice(0, -state.length - 1) : area;
  const namedCity = state && CITY_NAMES.get(city);
  if (namedCity && namedCity.towns[0]?.endsWith(` ${STATE_CODE_BY_NAME.get(state)!.toLowerCase()}`))
    return toSearchPlace(namedCity, near);
  return city.length < 2
    ? null
    : {
        by: 'city',
        city: toComparableName(city),
        stateCode: state ? STATE_CODE_BY_NAME.get(state)! : null,
        isPrefix: isPrefix && !state && city.length > 2,
        miles: near || area !== name ? NEAR_RADIUS_MILES : null,
      };
}
