import { normalText } from './normal-text';
import type { SearchQuery } from './search-query';
import { STATES } from './states';

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
      return byAlias(query, college);
    case 'state':
      return { by: 'state', text: place };
    case 'name':
      return { by: 'name', text: college.name };
    case 'word':
      return begins(query.words, college.name) ? { by: 'name', text: college.name } : byAlias(query, college);
    case 'place':
      return {
        by: begins(query.words, `${STATES[college.state] ?? ''} ${college.state}`) ? 'state' : 'city',
        text: place,
      };
    case 'major':
      return byMajor(query, college);
  }
}

function byAlias(query: SearchQuery, { name, aliases }: Matched): Match {
  const whole = aliases.find((alias) => normalText(alias).replaceAll(' ', '') === query.key);
  const alias = whole ?? aliases.find((candidate) => query.words.some((word) => begins([word], candidate)));
  return alias && normalText(alias) !== normalText(name)
    ? { by: 'alias', text: `Also known as ${alias}` }
    : { by: 'name', text: name };
}

function byMajor(query: SearchQuery, { name, majors }: Matched): Match {
  const offered = majors.filter((major) => query.words.some((word) => begins([word], major)));
  return offered[0] ? { by: 'major', text: `Offers ${offered[0]}` } : { by: 'name', text: name };
}

/** Whether every one of `starts` begins a word of `text`. */
function begins(starts: readonly string[], text: string): boolean {
  const words = normalText(text).split(' ');
  return starts.every((start) => words.some((word) => word.startsWith(start)));
}
