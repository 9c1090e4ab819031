import type { Request, Response } from 'express';
import { sendPage } from './pagination';

function send(originalUrl: string, items: number, total: number, limit: number, offset: number) {
  const headers: Record<string, string> = {};
  const response = { setHeader: (name: string, value: string) => (headers[name] = value) };
  const page = { items: Array.from({ length: items }, (_, i) => i), total };
  const answer = sendPage({ originalUrl } as Request, response as unknown as Response, page, { limit, offset });
  return { answer, headers };
}

describe('a page of a list', () => {
  it('is a plain array', () => {
    expect(send('/api/colleges?limit=3', 3, 9, 3, 0).answer).toEqual([0, 1, 2]);
  });

  it('has the total in a header', () => {
    expect(send('/api/colleges', 0, 0, 50, 0).headers).toEqual({ 'X-Total-Count': '0' });
  });

  it('links to the next page with the same filters', () => {
    const { headers } = send('/api/colleges?states=CA&states=NV&q=art%20%26%20music&_t=17', 3, 9, 3, 3);

    expect(headers.Link).toBe('</api/colleges?states=CA&states=NV&q=art+%26+music&limit=3&offset=6>; rel="next"');
  });

  it.each([
    ['the last one', 3, 9, 3, 6],
    ['one that is shorter than asked for', 2, 8, 3, 6],
    ['one behind the end', 0, 9, 3, 30],
  ])('has no link to a next page on %s', (_, items, total, limit, offset) => {
    expect(send('/api/colleges', items, total, limit, offset).headers).not.toHaveProperty('Link');
  });
});
