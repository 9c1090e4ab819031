import type { Request, Response } from 'express';

/** Says where the next page of a list is: the same address from another key on. */
export function sendNextLink(request: Request, response: Response, from: Readonly<Record<string, number>>): void {
  const next = new URL(request.originalUrl, 'http://localhost');
  next.searchParams.delete('_t');
  for (const [name, value] of Object.entries(from)) next.searchParams.set(name, String(value));
  response.setHeader('Link', `<${next.pathname}${next.search}>; rel="next"`);
}
