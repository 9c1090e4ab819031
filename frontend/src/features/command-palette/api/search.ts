import { queryOptions } from '@tanstack/react-query';
import { readAs, type Schemas } from '@/shared/api';

/** A message of the viewer, with the matching words. */
export type FoundMessage = Omit<Schemas['FoundMessageView'], 'matches'> & { matches: [number, number][] };
export type FoundPerson = Schemas['FoundPersonView'];
type FoundCollege = Schemas['FoundCollegeView'];
/** A discussion whose title matches. */
export type FoundDiscussion = Schemas['FoundDiscussionView'];

export interface Found {
  messages: FoundMessage[];
  people: FoundPerson[];
  colleges: FoundCollege[];
  discussions: FoundDiscussion[];
}

/** Shorter texts are not searched for. */
export const SHORTEST_SEARCH = 2;

/** Other people write too: results are refetched after a moment. */
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
