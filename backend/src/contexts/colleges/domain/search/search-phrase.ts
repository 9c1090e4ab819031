import { STATES } from '../../../../shared/domain/states';
import { broaderKind, goesBeforeWords, KINDS_SAID, type NamedKind } from './college-kinds';
import { comparableName, normalText } from './normal-text';
import { CITY_NAMES, type KnownCity, SHORT_CITY_NAMES } from './places-said';

/** The place in which to look for colleges. */
export type PlaceSaid =
  | { readonly by: 'state'; readonly stateCode: string }
  /** Towns by their labels in the catalog: "boston ma". The first one is the center. */
  | { readonly by: 'towns'; readonly towns: readonly string[]; readonly miles: number | null }
  /** A city that may or may not be in the catalog. */
  | {
      readonly by: 'city';
      readonly city: string;
      readonly stateCode: string | null;
      /** The name may be the beginning of a longer one. */
      readonly growing: boolean;
      readonly miles: number | null;
    };

/** The parts of a search other than names: kinds of colleges, a place, and further words to match. */
export interface SearchPhrase {
  /** A college must be of all of them. */
  readonly kinds: readonly string[];
  /** Kinds to list after them; null if there are none. */
  readonly broader: readonly string[] | null;
  readonly words: readonly string[];
  readonly place: PlaceSaid | null;
  /** The text is only the name of a city. */
  readonly cityOnly: boolean;
  /** The text is only a kind, and colleges of the kind are more likely meant than names that contain its words. */
  readonly kindFirst: boolean;
}

/** Colleges within this distance of a city's center are near the city. */
export const NEAR_MILES = 30;
const REGION_MILES = 50;

const NOUNS = /^(?:colleges?|universit(?:y|ies)|schools?|unis?)$/;
const PLURAL_NOUNS = /^(?:colleges|universities|schools|unis)$/;
/** Words that carry no information about a college. */
const UNSAID = new Set(
  'a an the any some all best top good great find list my of for with and that offering offer offers to study studying program programs degree degrees major majors campus campuses'.split(
    ' ',
  ),
);
/** Longest first. */
const PREPOSITIONS: readonly { readonly said: string; readonly near: boolean }[] = [
  { said: 'not far from', near: true },
  { said: 'close to', near: true },
  { said: 'next to', near: true },
  { said: 'in or near', near: true },
  { said: 'near', near: true },
  { said: 'around', near: true },
  { said: 'outside', near: true },
  { said: 'by', near: true },
  { said: 'in', near: false },
];
const LONGEST_KIND = 4;

const STATE_OF = new Map(
  Object.entries(STATES).flatMap(([code, name]) => [
    [normalText(name), code] as const,
    [code.toLowerCase(), code] as const,
  ]),
);
/** Longest first: "west virginia" is not "virginia". */
const STATE_NAMES = [...STATE_OF.keys()].sort((one, other) => other.length - one.length);

/** The words that make up searches for kinds and places; they are never treated as misspelled. */
export const PHRASE_WORDS: ReadonlySet<string> = new Set(
  [...KINDS_SAID.keys(), ...CITY_NAMES.keys(), ...PREPOSITIONS.map(({ said }) => said)].flatMap((said) =>
    said.split(' '),
  ),
);

/**
 * Splits a search into kinds of colleges, a place and other words: "nursing schools near philly".
 * @param text as returned by `normalText`
 * @returns null if it names neither a kind nor a place, or names a place that only the user knows ("near me")
 */
export function understandPhrase(text: string): SearchPhrase | null {
  const city = SHORT_CITY_NAMES.get(text);
  if (city) return { ...phrase([], [], placeOf(city, false)), cityOnly: true };
  // The place hasn't been typed yet.
  if (PREPOSITIONS.some(({ said }) => text.endsWith(` ${said}`))) return null;
  return withPreposition(text) ?? withoutPreposition(text);
}

function withPreposition(text: string): SearchPhrase | null {
  const split = atPreposition(text);
  if (!split) return null;
  const place = placeSaid(split.after, split.near, true);
  const { kinds, left, nouns, plural } = kindsIn(split.before);
  const asked = left.length > 0 ? kinds.length > 0 || plural : kinds.length > 0 || nouns;
  return place && asked ? phrase(kinds, left, place) : null;
}

function withoutPreposition(text: string): SearchPhrase | null {
  const { kinds, left, nouns, plural } = kindsIn(text);
  if (left.length === 0) {
    const telling = kinds.some(({ major }) => !major) || (kinds.length > 0 && nouns);
    return telling ? phrase(kinds, [], null) : null;
  }
  if (kinds.length === 0 && !plural) return null;
  const known = knownPlaceIn(left);
  if (known && (kinds.length > 0 || known.words.length === 0)) return phrase(kinds, known.words, known.place);
  if (kinds.length === 0) return null;
  const place = placeSaid(
    left.join(' '),
    false,
    kinds.some(({ major }) => !major),
  );
  return place && phrase(kinds, [], place);
}

function phrase(kinds: readonly NamedKind[], words: readonly string[], place: PlaceSaid | null): SearchPhrase {
  const named = [...new Set(kinds.map(({ kind }) => kind))];
  const wider = named.map((kind) => broaderKind(kind) ?? kind);
  return {
    kinds: named,
    broader: wider.some((kind, at) => kind !== named[at]) ? wider : null,
    words,
    place,
    cityOnly: false,
    kindFirst: place === null && named.every(goesBeforeWords),
  };
}

/** Returns the last preposition that is followed by text. */
function atPreposition(text: string): { before: string; after: string; near: boolean } | null {
  let found: { before: string; after: string; near: boolean; at: number } | null = null;
  for (const { said, near } of PREPOSITIONS) {
    const at = ` ${text}`.lastIndexOf(` ${said} `);
    const after = text.slice(at + said.length + 1);
    if (at < 1 || after === '' || (found && at <= found.at + said.length)) continue;
    found = { before: text.slice(0, at - 1), after, near, at };
  }
  return found;
}

/** Finds the kinds of colleges in a text, longest phrase first, and the remaining words. */
function kindsIn(text: string): { kinds: NamedKind[]; left: string[]; nouns: boolean; plural: boolean } {
  const words = text.split(' ');
  const kinds: NamedKind[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = kindAt(words, at);
    if (found) kinds.push(found);
    else if (!NOUNS.test(words[at]!) && !UNSAID.has(words[at]!)) left.push(words[at]!);
    at += found?.length ?? 1;
  }
  return {
    kinds,
    left,
    nouns: words.some((word) => NOUNS.test(word)),
    plural: words.some((word) => PLURAL_NOUNS.test(word)),
  };
}

function kindAt(words: readonly string[], at: number): (NamedKind & { length: number }) | null {
  for (let length = Math.min(LONGEST_KIND, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length);
    const kind =
      KINDS_SAID.get(said.join(' ')) ?? KINDS_SAID.get(said.map((word) => (NOUNS.test(word) ? 'c' : word)).join(' '));
    if (kind) return { ...kind, length };
  }
  return null;
}

/** Finds a state or a city from `CITY_NAMES` at the end or start of the words. */
function knownPlaceIn(words: readonly string[]): { place: PlaceSaid; words: string[] } | null {
  for (let length = words.length; length > 0; length--) {
    const rest = words.length - length;
    const atEnd = knownPlace(words.slice(rest).join(' '), false);
    if (atEnd) return { place: atEnd, words: words.slice(0, rest) };
    const atStart = knownPlace(words.slice(0, length).join(' '), false);
    if (atStart) return { place: atStart, words: words.slice(length) };
  }
  return null;
}

function knownPlace(said: string, near: boolean): PlaceSaid | null {
  const city = CITY_NAMES.get(said);
  if (city) return placeOf(city, near);
  const stateCode = STATE_OF.get(said.replace(/^(?:the )?state of | state$/g, ''));
  return stateCode ? { by: 'state', stateCode } : null;
}

const placeOf = ({ towns, region }: KnownCity, near: boolean): PlaceSaid => ({
  by: 'towns',
  towns,
  miles: region ? REGION_MILES : near ? NEAR_MILES : null,
});

function placeSaid(text: string, near: boolean, growing: boolean): PlaceSaid | null {
  // Only the user knows where that is.
  if (near && /^(?:me|my (?:home|house|place|town)|here|home)$/.test(text)) return null;
  const said = text.replace(/^(?:the )?(?:city of |downtown |greater |metro )?/, '').replace(/ usa?$/, '');
  const around = said.replace(/ (?:metro(?:politan)?(?: area)?|area|region)$/, '');
  const known = knownPlace(said, near) ?? knownPlace(around, near || around !== said);
  if (known) return known;

  const state = STATE_NAMES.find((name) => around.endsWith(` ${name}`));
  const city = state ? around.slice(0, -state.length - 1) : around;
  const ofCity = state && CITY_NAMES.get(city);
  if (ofCity && ofCity.towns[0]?.endsWith(` ${STATE_OF.get(state)!.toLowerCase()}`)) return placeOf(ofCity, near);
  return city.length < 2
    ? null
    : {
        by: 'city',
        city: comparableName(city),
        stateCode: state ? STATE_OF.get(state)! : null,
        growing: growing && !state && city.length > 2,
        miles: near || around !== said ? NEAR_MILES : null,
      };
}
