import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Blocked, Connection } from './connections';
import { readAs } from './paged';
import type { components, paths } from './schema.gen';
import { refusal, send, withParams } from './send';

/** How many people are on each list. */
export type PeopleCounts = components['schemas']['PeopleCountsView'];
export type PeopleList = NonNullable<NonNullable<paths['/api/my-people']['get']['parameters']['query']>['list']>;

/** A stretch of a list, and the address of the next one. */
interface Stretch<Item> {
  items: Item[];
  next: string | null;
}

const PER_PAGE = 20;
const MY_PEOPLE = '/api/my-people';
const COUNTS = '/api/my-people/counts';
const BLOCKS = '/api/blocks';

async function stretch<Item>(address: string, signal: AbortSignal): Promise<Stretch<Item>> {
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await refusal(response);
  const items = (await response.json()) as Item[];
  return { items, next: /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null };
}

const listAt = <Item>(key: readonly unknown[], first: string) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => stretch<Item>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }: Stretch<Item>) => next,
    staleTime: 2_000,
  });

export const myPeopleQueries = {
  /** Every list and their counts, for marking them as old. */
  all: [MY_PEOPLE],
  allCounts: [COUNTS],
  counts: (viewer: number) =>
    queryOptions<PeopleCounts>({ queryKey: [COUNTS, {}, viewer], queryFn: readAs<PeopleCounts>, staleTime: 2_000 }),
  list: (list: PeopleList, viewer: number) =>
    listAt<Connection>([MY_PEOPLE, { list }, viewer], withParams(MY_PEOPLE, { list, limit: PER_PAGE })),
  blocked: (viewer: number) =>
    listAt<Blocked>([BLOCKS, { limit: PER_PAGE }, viewer], withParams(BLOCKS, { limit: PER_PAGE })),
};
