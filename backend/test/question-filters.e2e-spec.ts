import { startApp, type TestApp } from './support/app';

describe('the filters of a question', () => {
  let app: TestApp;
  beforeAll(async () => (app = await startApp()));

  const read = (q: string) => app.visitor().get('/api/colleges/filters').query({ q });

  it.each([
    ['nursing in ohio under 15k', { majors: ['Nursing'], states: ['OH'], net_price_max: 15_000, unread: [] }],
    ['community colleges near boston', { q: 'community colleges near boston', unread: [] }],
    ['colleges near 02139', { near: '02139', sort: 'distance', unread: [] }],
    ['Boston College', { q: 'boston college', unread: [] }],
    ['ucla', { q: 'ucla', unread: [] }],
    ['Howerd University', { q: 'howerd university', unread: [] }],
    ['is harvard test optional', { tests: ['not_considered', 'optional'], q: 'harvard', unread: [] }],
    ['engineering near gotham', { majors: ['Engineering'], unread: ['near gotham'] }],
    ['qwertz', { unread: ['qwertz'] }],
  ])('reads %p with the names in the catalog', async (q, filters) => {
    const { body } = await read(q).expect(200);
    expect(body).toEqual(filters);
  });

  it.each(['', '  ', 'a'.repeat(101), 'a\u0007b'])('rejects %p, and names q', async (q) => {
    const { body } = await read(q).expect(400);
    expect(body.errors).toMatchObject([{ field: 'q' }]);
  });

  it('rejects a request without a question', async () => {
    const { body } = await app.visitor().get('/api/colleges/filters').expect(400);
    expect(body.errors).toMatchObject([{ field: 'q' }]);
  });
});
