import type { Request, Response } from 'express';

/** One page of a longer list. */
interface Page<T> {
  readonly items: readonly T[];
  /** Total number of results. */
  readonly total: number;
}

/** One page of a list that is ordered by key. */
interface KeysetPage<T> extends Page<T> {
  /** The key after which the next page starts; null on the last page. */
  readonly nextAfter: number | null;
}

/** Sends a page as a plain array, with the total and the next page in headers. */
export function sendPage<T>(
  request: Request,
  response: Response,
  { items, total }: Page<T>,
  { limit, offset }: { limit: number; offset: number },
): readonly T[] {
  const hasMore = offset + items.length < total && items.length > 0;
  return sendWithLinks(request, response, { items, total }, hasMore ? { limit, offset: offset + limit } : null);
}

/** Same as `sendPage`, for a list that is ordered by key: every page costs as much as the first. */
export function sendKeysetPage<T>(
  request: Request,
  response: Response,
  { nextAfter, ...page }: KeysetPage<T>,
  limit: number,
): readonly T[] {
  return sendWithLinks(request, response, page, nextAfter === null ? null : { limit, after: nextAfter });
}

function sendWithLinks<T>(
  request: Request,
  response: Response,
  { items, total }: Page<T>,
  next: Record<string, number> | null,
): readonly T[] {
  response.setHeader('X-Total-Count', String(total));
  if (next) {
    const address = new URL(request.originalUrl, 'http://localhost');
    for (const name of ['_t', 'offset']) address.searchParams.delete(name);
    for (const [name, value] of Object.entries(next)) address.searchParams.set(name, String(value));
    response.setHeader('Link', `<${address.pathname}${address.search}>; rel="next"`);
  }
  return items;
}

/** Sets the `Link` header to the next page of a list: the same URL from another key on. */
export function sendNextLink(
  request: Request,
  response: Response,
  from: Readonly<Record<string, number | string>>,
): void {
  const next = new URL(request.originalUrl, 'http://localhost');
  next.searchParams.delete('_t');
  for (const [name, value] of Object.entries(from)) next.searchParams.set(name, String(value));
  response.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
}
