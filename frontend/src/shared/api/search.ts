import { queryOptions } from '@tanstack/react-query';
import { readAs } from './paged';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** An own message with the words that were looked for. */
export type FoundMessage = Omit<Schemas['FoundMessageView'], 'matches'> & { matches: [number, number][] };
export type FoundPerson = Schemas['FoundPersonView'];
export type FoundCollege = Schemas['FoundCollegeView'];
/** A discussion whose title matches. */
export type FoundDiscussion = Schemas['FoundDiscussionView'];

export interface Found {
  messages: FoundMessage[];
  people: FoundPerson[];
  colleges: FoundCollege[];
  discussions: FoundDiscussion[];
}

/** Shorter texts are no search. */
export const SHORTEST_SEARCH = 2;
/** Others write too: what was found a moment ago is looked for again. */
const FRESH_MS = 10_000;

export const searchQueries = {
  all: (q: string, viewer: number, limit = 5) =>
    queryOptions<Found>({
      queryKey: ['/api/search', { q, limit }, viewer],
      queryFn: readAs<Found>,
      staleTime: FRESH_MS,
      enabled: q.length >= SHORTEST_SEARCH,
    }),
};
