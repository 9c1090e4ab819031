import type { Request, Response } from 'express';

/** One stretch of a longer list. */
export interface Page<T> {
  readonly items: readonly T[];
  /** How many there are in all. */
  readonly total: number;
}

/** Answers with a bare array; how many there are in all and where the rest is stand in the headers. */
export function sendPage<T>(
  request: Request,
  response: Response,
  { items, total }: Page<T>,
  { limit, offset }: { limit: number; offset: number },
): readonly T[] {
  response.setHeader('X-Total-Count', String(total));
  if (offset + items.length < total && items.length > 0) {
    const next = new URL(request.originalUrl, 'http://localhost');
    next.searchParams.delete('_t');
    next.searchParams.set('limit', String(limit));
    next.searchParams.set('offset', String(offset + limit));
    response.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return items;
}
