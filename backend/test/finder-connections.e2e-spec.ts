import { startApp, type TestApp } from './support/app';
import { createConnection, connected, mentor } from './support/connections';
import { type TestUser, student } from './support/test-users';

let app: TestApp;
let vera: TestUser;
let bea: TestUser;
let nora: TestUser;
beforeAll(async () => {
  app = await startApp();
  vera = await mentor(app, 'vera', { industry: 'Technology' });
  bea = await mentor(app, 'bea', { industry: 'Finance', availabilityStatus: 'busy' });
  nora = await mentor(app, 'nora');
});

const search = ({ browser }: TestUser, query: string) => browser.get(`/api/alumni/search?${query}`);
const namesFor = async (by: TestUser, query = ''): Promise<string[]> =>
  ((await search(by, query).expect(200)).body as { fullName: string }[]).map(({ fullName }) => fullName.split(' ')[0]!);

describe('the connections of the finder', () => {
  const statOf = async ({ browser }: TestUser) =>
    ((await browser.get('/api/dashboard/stats').expect(200)).body as { connectedCount: number }).connectedCount;
  const connections = async (by: TestUser, query = '') => {
    const { body, headers } = await search(by, `connected=true&${query}`).expect(200);
    return [(body as { fullName: string }[]).map(({ fullName }) => fullName.split(' ')[0]), headers['x-total-count']];
  };

  it('are as many as the dashboard counts, page by page, and last among all alumni', async () => {
    const sam = await student(app, 'sam');
    expect([await connections(sam), await statOf(sam)]).toEqual([[[], '0'], 0]);
    await connected(sam, vera);
    await connected(sam, bea);
    await createConnection(sam, nora);

    expect([await connections(sam), await statOf(sam)]).toEqual([[['vera', 'bea'], '2'], 2]);
    expect(await connections(sam, 'limit=1&offset=1')).toEqual([['bea'], '2']);
    expect(await connections(sam, 'industries=Finance')).toEqual([['bea'], '1']);
    expect(await namesFor(sam)).toEqual(['nora', 'vera', 'bea']);
    expect(await namesFor(sam, 'connected=false')).toEqual(['nora', 'vera', 'bea']);
  });

  it('include an alum who hid their profile later, by name only, and leave out a suspended one', async () => {
    const kim = await student(app, 'kim');
    const [iris, june] = [await mentor(app, 'iris'), await mentor(app, 'june')];
    for (const one of [iris, june]) await connected(kim, one);
    await iris.browser.patch('/api/privacy/preferences').send({ isProfileVisible: false }).expect(200);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [june.id]);

    const { body } = await search(kim, 'connected=true').expect(200);
    expect(body).toMatchObject([{ id: iris.id, connectionStatus: 'connected', alumniProfile: null }]);
    expect(await statOf(kim)).toBe(1);
    expect(await connections(kim, 'college=Amherst')).toEqual([[], '0']);
  });

  it('are none for visitors and other people', async () => {
    expect((await app.browser().get('/api/alumni/search?connected=true').expect(200)).body).toEqual([]);
    expect(await connections(await student(app, 'lou'))).toEqual([[], '0']);
    await search(await student(app, 'robin'), 'connected=maybe').expect(400);
  });
});
