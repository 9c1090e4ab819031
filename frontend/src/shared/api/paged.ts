import { infiniteQueryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { queryFetcher } from './query-client';
import { refusal, send, withParams, type QueryParams } from './send';

/** Some entries of a longer list, and how many there are in all. */
export interface Page<Item> {
  items: Item[];
  total: number;
  /** What the order follows, where the server says so. */
  sortedBy?: string | null;
}

/** Reads one page of a list: the entries from the body, their number from X-Total-Count. */
export async function readPage<Item>(path: string, params: QueryParams, signal: AbortSignal): Promise<Page<Item>> {
  const response = await send('GET', withParams(path, params), undefined, signal);
  if (!response.ok) throw await refusal(response);
  const items = (await response.json()) as Item[];
  const total = response.headers.get('X-Total-Count');
  return { items, total: total === null ? items.length : Number(total), sortedBy: response.headers.get('X-Sorted-By') };
}

/** A part of a list, and the address of the next part. */
export interface LinkedPage<Item> {
  items: Item[];
  next: string | null;
}

/** Reads the part of a list that an address names. */
export async function readLinked<Item>(address: string, signal?: AbortSignal): Promise<LinkedPage<Item>> {
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await refusal(response);
  const items = (await response.json()) as Item[];
  return { items, next: /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null };
}

/** A list that is read part by part; each answer names the address of the next one in its Link header. */
export const linkedPages = <Item>(key: readonly unknown[], first: string) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => readLinked<Item>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }: LinkedPage<Item>) => next,
    staleTime: 2_000,
  });

/**
 * Reads an address whose answer depends on who asks. The key of such a query ends with that person's number, which is no
 * parameter: no one is shown what was read for someone else.
 */
export async function readAs<Answer>(context: QueryFunctionContext): Promise<Answer> {
  const [path, params] = context.queryKey as readonly [string, QueryParams];
  return (await queryFetcher({ on401: 'fail' })({ ...context, queryKey: [path, params] })) as Answer;
}

/** Whose eyes a list is read for; a visitor has none of the product's numbers. */
export type Viewer = number | undefined;
