import { infiniteQueryOptions, type QueryFunctionContext } from '@tanstack/react-query';
import { queryFetcher } from './query-client';
import { toApiError, send, addQueryParams, type QueryParams } from './send';

/** Some entries of a longer list, and the total number. */
export interface Page<Item> {
  items: Item[];
  total: number;
  /** What the list is sorted by, if the server reports it. */
  sortedBy?: string | null;
}

/** Loads one page of a list: the entries from the body, their total from X-Total-Count. */
export async function fetchPage<Item>(path: string, params: QueryParams, signal: AbortSignal): Promise<Page<Item>> {
  const response = await send('GET', addQueryParams(path, params), undefined, signal);
  if (!response.ok) throw await toApiError(response);
  const items = (await response.json()) as Item[];
  const total = response.headers.get('X-Total-Count');
  return { items, total: total === null ? items.length : Number(total), sortedBy: response.headers.get('X-Sorted-By') };
}

/** A part of a list, and the URL of the next part. */
export interface LinkedPage<Item> {
  items: Item[];
  next: string | null;
}

/** Loads the part of a list at a URL. */
export async function fetchLinkedPage<Item>(address: string, signal?: AbortSignal): Promise<LinkedPage<Item>> {
  const response = await send('GET', address, undefined, signal);
  if (!response.ok) throw await toApiError(response);
  const items = (await response.json()) as Item[];
  return { items, next: /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1] ?? null };
}

/** A list that is loaded part by part; the Link header of each response contains the URL of the next one. */
export const linkedPagesQuery = <Item>(key: readonly unknown[], first: string) =>
  infiniteQueryOptions({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => fetchLinkedPage<Item>(pageParam, signal),
    initialPageParam: first,
    getNextPageParam: ({ next }: LinkedPage<Item>) => next,
    staleTime: 2_000,
  });

/**
 * Loads a URL whose response depends on the viewer. The key of such a query ends with the viewer's ID, which is not a
 * parameter: no one sees what was loaded for another user.
 */
export async function fetchAsViewer<Answer>(context: QueryFunctionContext): Promise<Answer> {
  const [path, params] = context.queryKey as readonly [string, QueryParams];
  return (await queryFetcher({ on401: 'fail' })({ ...context, queryKey: [path, params] })) as Answer;
}

/** ID of the user for whom a list is loaded; undefined for visitors. */
export type ViewerId = number | undefined;
