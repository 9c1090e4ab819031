import { queryOptions } from '@tanstack/react-query';
import type { Blocked, Connection } from './connections';
import { linkedPages, readAs } from './paged';
import type { components, paths } from './schema.gen';
import { withParams } from './send';

/** How many people are on each list. */
export type PeopleCounts = components['schemas']['PeopleCountsView'];
export type PeopleList = NonNullable<NonNullable<paths['/api/my-people']['get']['parameters']['query']>['list']>;

const PER_PAGE = 20;
const MOST_PER_PAGE = 200;
const MY_PEOPLE = '/api/my-people';
const COUNTS = '/api/my-people/counts';
const BLOCKS = '/api/blocks';

export const myPeopleQueries = {
  /** Every list and their counts, for marking them as old. */
  all: [MY_PEOPLE],
  allCounts: [COUNTS],
  counts: (viewer: number) =>
    queryOptions<PeopleCounts>({ queryKey: [COUNTS, {}, viewer], queryFn: readAs<PeopleCounts>, staleTime: 2_000 }),
  list: (list: PeopleList, viewer: number) =>
    linkedPages<Connection>([MY_PEOPLE, { list }, viewer], withParams(MY_PEOPLE, { list, limit: PER_PAGE })),
  /** Everyone one is connected with, to choose from: as many at a time as the server gives. */
  connected: (viewer: number) => {
    const params = { list: 'connected', limit: MOST_PER_PAGE };
    return linkedPages<Connection>([MY_PEOPLE, params, viewer], withParams(MY_PEOPLE, params));
  },
  blocked: (viewer: number) =>
    linkedPages<Blocked>([BLOCKS, { limit: PER_PAGE }, viewer], withParams(BLOCKS, { limit: PER_PAGE })),
};
