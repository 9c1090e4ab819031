import { startApp, type TestApp } from './support/app';
import { REQUEST_RULES } from '../src/contexts/mentorship/domain/connections/connection-state';
import { type TestUser, student } from './support/test-users';
import {
  accept,
  postConnection,
  createConnection,
  patchConnection,
  connected,
  backdateConnections,
  end,
  mentor,
  relation,
} from './support/connections';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin');
  ada = await mentor(app, 'ada', { maxMentees: 20 });
});
beforeEach(() => app.db.query('DELETE FROM mentorship.connections'));

const list = async ({ browser }: TestUser, query = '') =>
  (await browser.get(`/api/connections${query}`).expect(200)).body as { id: number }[];

const endUndoPeriod = () =>
  app.db.query(`UPDATE mentorship.connections SET created_at = (SELECT created_at - $1 * interval '1 millisecond')`, [
    REQUEST_RULES.undoWithinMs + 1,
  ]);

describe('ending a request or connection', () => {
  it('withdraws the sender’s open request or ends a connection of either person; repeating it changes nothing', async () => {
    const id = await createConnection(robin, ada);
    expect((await end(ada, id).expect(409)).body.code).toBe('mentorship.nothing-to-end');
    for (let times = 0; times < 2; times++) await end(robin, id).expect(204);
    expect(await list(ada)).toMatchObject([{ id, status: 'closed', closedBy: 'withdrawn' }]);
    await accept(ada, id).expect(409);

    await backdateConnections(app, 1);
    await connected(robin, ada);
    for (const user of [ada, robin]) await end(user, id).expect(204);
    expect(await list(robin)).toMatchObject([{ id, status: 'closed', closedBy: 'disconnected' }]);
    expect(await relation(robin, ada)).toMatchObject({ state: 'none', mayRequest: true });
  });

  it('allows the next request only one day after a withdrawal, also by message', async () => {
    const said = { recipientId: ada.id, content: 'Answer me.' };
    await robin.browser.post('/api/messages').send(said).expect(201);
    const [{ id }] = (await list(robin)) as [{ id: number }];
    await endUndoPeriod();
    await end(robin, id).expect(204);

    expect((await postConnection(robin, ada).expect(409)).body.code).toBe('mentorship.request-too-soon');
    expect((await robin.browser.post('/api/messages').send(said).expect(409)).body.detail).toMatch(
      /another request on or after \w+ \d+, 20/,
    );
    expect(await relation(robin, ada)).toMatchObject({ state: 'none', mayRequest: false, why: 'too-soon' });
    expect(await relation(ada, robin)).toMatchObject({ state: 'none', mayRequest: true });
    const inbox = (await ada.browser.get('/api/messages').expect(200)).body as { content: string }[];
    expect(inbox.filter(({ content }) => content === said.content)).toHaveLength(1);
    await backdateConnections(app, 1);
    await postConnection(robin, ada).expect(201);
  });

  it('lets the sender undo a request and send it again immediately', async () => {
    await end(robin, await createConnection(robin, ada)).expect(204);
    expect(await relation(robin, ada)).toMatchObject({ state: 'none', mayRequest: true });
    await postConnection(robin, ada).expect(201);
  });

  it('is rejected after a decline', async () => {
    const id = await createConnection(robin, ada);
    await patchConnection(ada, id, { status: 'declined' }).expect(200);
    for (const user of [ada, robin]) await end(user, id).expect(409);
  });
});

describe('own connections', () => {
  it('are listed newest first, by status and in pages, without suspended accounts', async () => {
    const others: TestUser[] = [];
    for (const n of [1, 2, 3]) others.push(await mentor(app, `listed${n}`));
    const ids: number[] = [];
    for (const one of others) ids.push(await createConnection(robin, one));
    await accept(others[0]!, ids[0]!).expect(200);

    expect((await list(robin)).map(({ id }) => id)).toEqual([...ids].reverse());
    expect(await list(robin, '?status=connected')).toMatchObject([{ id: ids[0] }]);
    const page = await robin.browser.get('/api/connections?limit=1&offset=1').expect(200);
    expect(page.body).toMatchObject([{ id: ids[1] }]);
    expect(page.headers).toMatchObject({ 'x-total-count': '3', link: expect.stringContaining('offset=2') });
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [others[2]!.id]);
    expect(await list(robin)).toHaveLength(2);
    for (const query of ['?status=accepted', '?limit=0', '?limit=1e1', '?offset=-1']) {
      await robin.browser.get(`/api/connections${query}`).expect(400);
    }
  });

  it('include the relation to one person', async () => {
    expect(await relation(robin, ada)).toEqual({
      state: 'none',
      connection: null,
      mayRequest: true,
      why: null,
      isOnWaitList: false,
      suggestedMessage: "Hi, I'd like to connect with you for mentorship!",
    });
    const id = await createConnection(robin, ada);
    expect(await relation(robin, ada)).toMatchObject({ state: 'pending_sent', connection: { id }, mayRequest: false });
    expect(await relation(ada, robin)).toMatchObject({ state: 'pending_received', connection: { id }, why: null });
    await robin.browser.get(`/api/connections/with/${robin.id}`).expect(400);
  });
});
