import { colleges } from '@test/support/colleges';
import { problem, reply, server } from '@test/support/server';
import { queryClient } from '@/shared/api';
import { collegeQueries } from './colleges';

afterEach(() => queryClient.clear());

const SEARCH_ROUTE = 'GET /api/colleges/search';

const search = (q: string, pages = 1) => queryClient.fetchInfiniteQuery({ ...collegeQueries.search(q), pages });

describe('searching colleges', () => {
  it('requests twelve', async () => {
    server.respond(SEARCH_ROUTE, []);
    await search('boston');
    const { query } = server.callsTo(SEARCH_ROUTE)[0]!;
    expect([query.get('q'), query.get('limit'), query.get('offset')]).toEqual(['boston', '12', null]);
  });

  it('continues after the last page until all are loaded', async () => {
    server.respond(SEARCH_ROUTE, ({ query }) => {
      const offset = Number(query.get('offset'));
      return reply(200, colleges(Math.min(12, 30 - offset), offset + 1), { 'X-Total-Count': '30' });
    });
    const { pages } = await search('college', 9);
    expect(pages.map((page) => page.colleges.length)).toEqual([12, 12, 6]);
    expect(server.callsTo(SEARCH_ROUTE).map(({ query }) => query.get('offset'))).toEqual([null, '12', '24']);
  });

  it('does not continue after an empty page, whatever the total is', async () => {
    server.respond(SEARCH_ROUTE, ({ query }) =>
      reply(200, query.has('offset') ? [] : colleges(12), { 'X-Total-Count': '1000' }),
    );
    expect((await search('college', 9)).pages).toHaveLength(2);
  });

  it('treats the loaded colleges as all of them if there is no total', async () => {
    server.respond(SEARCH_ROUTE, colleges(12));
    expect((await search('college', 9)).pages).toEqual([{ colleges: colleges(12), total: 12 }]);
  });

  it.each([400, 404, 500])('fails with the same message for any status (%d)', async (status) => {
    server.respond(SEARCH_ROUTE, () => problem(status, 'Something else'));
    await expect(search('boston')).rejects.toThrow('Failed to search colleges');
  });
});

describe('searching without a term', () => {
  it.each([
    ['search', collegeQueries.search('').enabled],
    ['suggestions', collegeQueries.suggestions('').enabled],
  ])('does not request %s', (_, enabled) => {
    expect(enabled).toBe(false);
  });
});

describe('suggesting colleges', () => {
  it('requests at most fifty', async () => {
    server.respond('GET /api/colleges', colleges(2));
    await queryClient.fetchQuery(collegeQueries.suggestions('bos'));
    const { query } = server.callsTo('GET /api/colleges')[0]!;
    expect([query.get('q'), query.get('limit')]).toEqual(['bos', '50']);
  });
});
