import { aliasKey, comparableName, normalText } from './normal-text';
import type { SearchQuery, SearchWord } from './search-query';
import { STATES } from '../../../../shared/domain/states';

/** How well a college answers a search, best first. The order is the ranking. */
export const MATCH_CLASSES = ['alias', 'initials', 'state', 'name', 'word', 'place', 'major'] as const;
export type MatchClass = (typeof MATCH_CLASSES)[number];

export interface Match {
  readonly by: 'name' | 'alias' | 'city' | 'state' | 'major' | 'similar';
  /** Why the college is in the list, for the person who searched. */
  readonly text: string;
}

export interface Matched {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly aliases: readonly string[];
  readonly majors: readonly string[];
}

/** Says in a few words why `college` was found. */
export function explainMatch(query: SearchQuery, matchClass: MatchClass, college: Matched): Match {
  const place = `In ${college.city}, ${college.state}`;
  switch (matchClass) {
    case 'alias':
    case 'initials':
      return byWholeAlias(query, college) ?? { by: 'name', text: college.name };
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

const alsoKnownAs = (alias: string): Match => ({ by: 'alias', text: `Also known as ${alias}` });

function byMajor(query: SearchQuery, { name, majors }: Matched): Match {
  const offered = majors.filter((major) => query.words.some((word) => isBegun(word, major)));
  return offered[0] ? { by: 'major', text: `Offers ${offered[0]}` } : { by: 'name', text: name };
}

/** Whether all the words are in `text`. */
const begins = (words: readonly SearchWord[], text: string): boolean => words.every((word) => isBegun(word, text));

function isBegun({ text: start, whole }: SearchWord, text: string): boolean {
  return `${normalText(text)} ${comparableName(text)}`
    .split(' ')
    .some((word) => (whole ? word === start : word.startsWith(start)));
}
