import type { Request, Response } from 'express';

/** Says where the messages before `id` are. */
export function sendOlderLink(request: Request, response: Response, id: number): void {
  const next = new URL(request.originalUrl, 'http://localhost');
  next.searchParams.delete('_t');
  next.searchParams.set('before', String(id));
  response.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
}
