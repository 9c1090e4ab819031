import { queryOptions } from '@tanstack/react-query';
import { fetchAsViewer, type Schemas } from '@/shared/api';

/** A message of the viewer, with the matching words. */
export type FoundMessage = Omit<Schemas['FoundMessageView'], 'matches'> & { matches: [number, number][] };
export type FoundPerson = Schemas['FoundPersonView'];
type FoundCollege = Schemas['FoundCollegeView'];
/** A discussion whose title matches. */
export type FoundDiscussion = Schemas['FoundDiscussionView'];

export interface SearchResults {
  messages: FoundMessage[];
  people: FoundPerson[];
  colleges: FoundCollege[];
  discussions: FoundDiscussion[];
}

/** Shorter texts are not searched for. */
export const MIN_SEARCH_LENGTH = 2;

/** Other people write too: results are refetched after a moment. */
const STALE_AFTER_MS = 10_000;

export const searchQueries = {
  all: (q: string, viewer: number, limit = 5) =>
    queryOptions<SearchResults>({
      queryKey: ['/api/search', { q, limit }, viewer],
      queryFn: fetchAsViewer<SearchResults>,
      staleTime: STALE_AFTER_MS,
      enabled: q.length >= MIN_SEARCH_LENGTH,
    }),
};
