import { toAliasKey, toComparableName, normalizeText } from './normal-text';
import { findMatchReason } from './college-kinds';
import type { SearchQuery, SearchWord } from './search-query';

import { STATES } from '../../../../shared/domain/states';

/** The ways in which a college can match a search, best first. The order is the ranking. */
const MATCH_CLASSES = [
  'alias',
  'initials',
  'city',
  'state',
  'nickname',
  'name',
  'word',
  'place',
  'phrase',
  'broader',
  'major',
] as const;
export type MatchClass = (typeof MATCH_CLASSES)[number];

export interface Match {
  readonly by: 'name' | 'alias' | 'city' | 'state' | 'major' | 'kind' | 'similar';
  /** Why the college is among the results, as shown to the user. */
  readonly text: string;
}

export interface MatchedCollege {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly aliases: readonly string[];
  readonly majors: readonly string[];
}

/** The distance of a college from the city that the search is centered on. */
export interface CityDistance {
  /** "Boston, MA" */
  readonly city: string;
  /** Null if unknown. */
  readonly miles: number | null;
}

/**
 * Explains in a few words why `college` was found.
 * @param nearness to the city, if the search is for colleges near one
 */
export function explainMatch(
  query: SearchQuery,
  matchClass: MatchClass,
  college: MatchedCollege,
  nearness: CityDistance | null = null,
): Match {
  const place = `In ${college.city}, ${college.state}`;
  switch (matchClass) {
    case 'alias':
    case 'initials':
      return matchExactAlias(query, college) ?? { by: 'name', text: college.name };
    case 'nickname':
      return matchAliasPrefix(query, college);
    case 'city':
      return { by: 'city', text: place };
    case 'phrase':
      return matchPhrase(query, query.phrase?.kinds ?? [], college, nearness);
    case 'broader':
      return matchPhrase(query, query.phrase?.broader ?? [], college, nearness);
    case 'state':
      return { by: 'state', text: place };
    case 'name':
      return { by: 'name', text: college.name };
    case 'word':
      return matchesAllWords(query.words, college.name)
        ? { by: 'name', text: college.name }
        : matchAnyAlias(query, college);
    case 'place':
      return {
        by: matchesAllWords(query.words, `${STATES[college.state] ?? ''} ${college.state}`) ? 'state' : 'city',
        text: place,
      };
    case 'major':
      return matchMajor(query, college);
  }
}

function matchExactAlias(query: SearchQuery, { name, aliases }: MatchedCollege): Match | null {
  const alias = aliases.find((candidate) => toAliasKey(candidate) === query.key);
  return alias && toComparableName(name) !== query.name ? toAliasMatch(alias) : null;
}

function matchAnyAlias(query: SearchQuery, college: MatchedCollege): Match {
  const alias = college.aliases.find((candidate) => query.words.some((word) => matchesWord(word, candidate)));
  return matchExactAlias(query, college) ?? (alias ? toAliasMatch(alias) : { by: 'name', text: college.name });
}

function matchAliasPrefix(query: SearchQuery, { name, aliases }: MatchedCollege): Match {
  const alias = aliases.find((candidate) => toAliasKey(candidate).startsWith(query.key));
  return alias && !toComparableName(name).startsWith(query.name) ? toAliasMatch(alias) : { by: 'name', text: name };
}

/** Returns the distance if the results are ordered by distance, else the kind of college, else its place. */
function matchPhrase(
  query: SearchQuery,
  kinds: readonly string[],
  college: MatchedCollege,
  nearness: CityDistance | null,
): Match {
  const by = query.phrase?.place?.by === 'state' ? 'state' : 'city';
  const place: Match = { by, text: `In ${college.city}, ${college.state}` };
  if (nearness)
    return place.text === `In ${nearness.city}` ? place : { by, text: toDistanceText(nearness) ?? place.text };
  const [reason] = kinds.flatMap((kind) => findMatchReason(kind) ?? []);
  return reason ?? place;
}

function toDistanceText({ city, miles }: CityDistance): string | null {
  if (miles === null) return null;
  const roundedMiles = Math.round(miles);
  if (roundedMiles < 1) return `Less than 1 mile from ${city}`;
  return roundedMiles === 1 ? `1 mile from ${city}` : `${roundedMiles} miles from ${city}`;
}

const ALIAS_TEXT = 'Also known as ';
const toAliasMatch = (alias: string): Match => ({ by: 'alias', text: `${ALIAS_TEXT}${alias}` });

/** Returns the other name by which a college was found; null if it was found in another way. */
export const findAlias = ({ by, text }: Match): string | null =>
  by === 'alias' ? text.slice(ALIAS_TEXT.length) : null;

function matchMajor(query: SearchQuery, { name, majors }: MatchedCollege): Match {
  const offered = majors.filter((major) => query.words.some((word) => matchesWord(word, major)));
  return offered[0] ? { by: 'major', text: `Offers ${offered[0]}` } : { by: 'name', text: name };
}

/** Checks whether `text` contains all the words. */
const matchesAllWords = (words: readonly SearchWord[], text: string): boolean =>
  words.every((word) => matchesWord(word, text));

function matchesWord({ text: start, isWhole }: SearchWord, text: string): boolean {
  return `${normalizeText(text)} ${toComparableName(text)}`
    .split(' ')
    .some((word) => (isWhole ? word === start : word.startsWith(start)));
}
