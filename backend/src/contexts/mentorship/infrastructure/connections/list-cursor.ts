import { applyDecorators } from '@nestjs/common';
import { Matches } from 'class-validator';
import type { Request, Response } from 'express';
import type { Cursor } from '../../application/connections/ports/connections';

const CURSOR_PATTERN = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d{1,10})$/;

/** Validates a cursor from the `Link` header of a list. */
export const IsCursor = (name = 'before') =>
  applyDecorators(Matches(CURSOR_PATTERN, { message: `${name} must come from the Link header` }));

/**
 * Parses a cursor; returns null for the first page. A date that does not exist is parsed as the epoch, so that the page
 * is empty.
 */
export function parseCursor(before: string | undefined): Cursor | null {
  const [, at, id] = CURSOR_PATTERN.exec(before ?? '') ?? [];
  if (at === undefined) return null;
  const moment = new Date(at);
  return { at: Number.isNaN(moment.getTime()) ? new Date(0) : moment, id: Number(id) };
}

/** Sets `X-Total-Count`, and the `Link` header if there is a next page. */
export function sendListHeaders(
  request: Request,
  response: Response,
  { total, limit, next }: { total: number; limit: number; next: Cursor | null },
): void {
  response.setHeader('X-Total-Count', String(total));
  if (!next) return;
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.delete('_t');
  address.searchParams.set('limit', String(limit));
  address.searchParams.set('before', `${next.at.toISOString()}_${next.id}`);
  response.setHeader('Link', `<${address.pathname}${address.search}>; rel="next"`);
}
