import { queryOptions } from '@tanstack/react-query';
import { linkedPages, readAs, withParams, type Paths, type Schemas } from '@/shared/api';
import type { Blocked, Connection } from './connections';

/** Number of people on each list. */
export type PeopleCounts = Schemas['PeopleCountsView'];
type PeopleList = NonNullable<NonNullable<Paths['/api/my-people']['get']['parameters']['query']>['list']>;

const PER_PAGE = 20;
const MOST_PER_PAGE = 200;
const MY_PEOPLE = '/api/my-people';
const COUNTS = '/api/my-people/counts';
const BLOCKS = '/api/blocks';

export const myPeopleQueries = {
  /** Key prefix of all lists and their counts, for invalidating them. */
  all: [MY_PEOPLE],
  allCounts: [COUNTS],
  counts: (viewer: number) =>
    queryOptions<PeopleCounts>({ queryKey: [COUNTS, {}, viewer], queryFn: readAs<PeopleCounts>, staleTime: 2_000 }),
  list: (list: PeopleList, viewer: number) =>
    linkedPages<Connection>([MY_PEOPLE, { list }, viewer], withParams(MY_PEOPLE, { list, limit: PER_PAGE })),
  /** All connections of the viewer, to choose from; in pages as large as the server allows. */
  connected: (viewer: number) => {
    const params = { list: 'connected', limit: MOST_PER_PAGE };
    return linkedPages<Connection>([MY_PEOPLE, params, viewer], withParams(MY_PEOPLE, params));
  },
  blocked: (viewer: number) =>
    linkedPages<Blocked>([BLOCKS, { limit: PER_PAGE }, viewer], withParams(BLOCKS, { limit: PER_PAGE })),
};
