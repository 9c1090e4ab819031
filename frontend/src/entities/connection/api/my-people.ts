import { queryOptions } from '@tanstack/react-query';
import { linkedPagesQuery, fetchAsViewer, addQueryParams, type Paths, type Schemas } from '@/shared/api';
import type { BlockedPerson, Connection } from './connections';

/** Number of people on each list. */
export type PeopleCounts = Schemas['PeopleCountsView'];
type PeopleList = NonNullable<NonNullable<Paths['/api/my-people']['get']['parameters']['query']>['list']>;

const PEOPLE_PER_PAGE = 20;
const MAX_PER_PAGE = 200;
const MY_PEOPLE_PATH = '/api/my-people';
const PEOPLE_COUNTS_PATH = '/api/my-people/counts';
const BLOCKS_PATH = '/api/blocks';

export const myPeopleQueries = {
  /** Key prefix of all lists and their counts, for invalidating them. */
  all: [MY_PEOPLE_PATH],
  allCounts: [PEOPLE_COUNTS_PATH],
  counts: (viewer: number) =>
    queryOptions<PeopleCounts>({
      queryKey: [PEOPLE_COUNTS_PATH, {}, viewer],
      queryFn: fetchAsViewer<PeopleCounts>,
      staleTime: 2_000,
    }),
  list: (list: PeopleList, viewer: number) =>
    linkedPagesQuery<Connection>(
      [MY_PEOPLE_PATH, { list }, viewer],
      addQueryParams(MY_PEOPLE_PATH, { list, limit: PEOPLE_PER_PAGE }),
    ),
  /** All connections of the viewer, to choose from; in pages as large as the server allows. */
  connected: (viewer: number) => {
    const params = { list: 'connected', limit: MAX_PER_PAGE };
    return linkedPagesQuery<Connection>([MY_PEOPLE_PATH, params, viewer], addQueryParams(MY_PEOPLE_PATH, params));
  },
  blocked: (viewer: number) =>
    linkedPagesQuery<BlockedPerson>(
      [BLOCKS_PATH, { limit: PEOPLE_PER_PAGE }, viewer],
      addQueryParams(BLOCKS_PATH, { limit: PEOPLE_PER_PAGE }),
    ),
};
