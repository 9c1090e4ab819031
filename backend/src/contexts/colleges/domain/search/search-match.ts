import { aliasKey, comparableName, normalText } from './normal-text';
import { reasonOf } from './college-kinds';
import type { SearchQuery, SearchWord } from './search-query';

import { STATES } from '../../../../shared/domain/states';

/** The ways in which a college can match a search, best first. The order is the ranking. */
export const MATCH_CLASSES = [
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

export interface Matched {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly aliases: readonly string[];
  readonly majors: readonly string[];
}

/** The distance of a college from the city that the search is centered on. */
export interface Nearness {
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
  college: Matched,
  nearness: Nearness | null = null,
): Match {
  const place = `In ${college.city}, ${college.state}`;
  switch (matchClass) {
    case 'alias':
    case 'initials':
      return byWholeAlias(query, college) ?? { by: 'name', text: college.name };
    case 'nickname':
      return byBegunAlias(query, college);
    case 'city':
      return { by: 'city', text: place };
    case 'phrase':
      return byPhrase(query, query.phrase?.kinds ?? [], college, nearness);
    case 'broader':
      return byPhrase(query, query.phrase?.broader ?? [], college, nearness);
    case 'state':
      return { by: 'state', text: place };
    case 'name':
      return { by: 'name', text: college.name };
    case 'word':
      return begins(query.words, college.name) ? { by: 'name', text: college.name } : byAnyAlias(query, college);
    case 'place':
      return {
        by: begins(query.words, `${STATES[college.state] ?? ''} ${college.state}`) ? 'state' : 'city',
        text: place,
      };
    case 'major':
      return byMajor(query, college);
  }
}

function byWholeAlias(query: SearchQuery, { name, aliases }: Matched): Match | null {
  const alias = aliases.find((candidate) => aliasKey(candidate) === query.key);
  return alias && comparableName(name) !== query.name ? alsoKnownAs(alias) : null;
}

function byAnyAlias(query: SearchQuery, college: Matched): Match {
  const alias = college.aliases.find((candidate) => query.words.some((word) => isBegun(word, candidate)));
  return byWholeAlias(query, college) ?? (alias ? alsoKnownAs(alias) : { by: 'name', text: college.name });
}

function byBegunAlias(query: SearchQuery, { name, aliases }: Matched): Match {
  const alias = aliases.find((candidate) => aliasKey(candidate).startsWith(query.key));
  return alias && !comparableName(name).startsWith(query.name) ? alsoKnownAs(alias) : { by: 'name', text: name };
}

/** Returns the distance if the results are ordered by distance, else the kind of college, else its place. */
function byPhrase(query: SearchQuery, kinds: readonly string[], college: Matched, nearness: Nearness | null): Match {
  const by = query.phrase?.place?.by === 'state' ? 'state' : 'city';
  const place: Match = { by, text: `In ${college.city}, ${college.state}` };
  if (nearness) return place.text === `In ${nearness.city}` ? place : { by, text: away(nearness) ?? place.text };
  const [reason] = kinds.flatMap((kind) => reasonOf(kind) ?? []);
  return reason ?? place;
}

function away({ city, miles }: Nearness): string | null {
  if (miles === null) return null;
  const whole = Math.round(miles);
  if (whole < 1) return `Less than 1 mile from ${city}`;
  return whole === 1 ? `1 mile from ${city}` : `${whole} miles from ${city}`;
}

const alsoKnownAs = (alias: string): Match => ({ by: 'alias', text: `Also known as ${alias}` });

function byMajor(query: SearchQuery, { name, majors }: Matched): Match {
  const offered = majors.filter((major) => query.words.some((word) => isBegun(word, major)));
  return offered[0] ? { by: 'major', text: `Offers ${offered[0]}` } : { by: 'name', text: name };
}

/** Checks whether `text` contains all the words. */
const begins = (words: readonly SearchWord[], text: string): boolean => words.every((word) => isBegun(word, text));

function isBegun({ text: start, whole }: SearchWord, text: string): boolean {
  return `${normalText(text)} ${comparableName(text)}`
    .split(' ')
    .some((word) => (whole ? word === start : word.startsWith(start)));
}
