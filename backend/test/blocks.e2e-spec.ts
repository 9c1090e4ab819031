import { startApp, type TestApp } from './support/app';
import { administratorOf, type TestUser, student } from './support/test-users';
import {
  accept,
  postConnection,
  createConnection,
  patchConnection,
  connected,
  end,
  mentor,
  minor,
  relation,
} from './support/connections';
import { digests } from './support/table-digests';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  ada = await mentor(app, 'ada', { maxMentees: 1 });
});
beforeEach(() => emptyTables(app.db, 'mentorship.connections', 'mentorship.blocks', 'mentorship.wait_list'));

const block = ({ browser }: TestUser, { id: userId }: { id: number }) => browser.post('/api/blocks').send({ userId });
const unblock = ({ browser }: TestUser, { id }: { id: number }) => browser.delete(`/api/blocks/${id}`);
const blocked = async ({ browser }: TestUser) => (await browser.get('/api/blocks').expect(200)).body as object[];
const list = async ({ browser }: TestUser) => (await browser.get('/api/connections').expect(200)).body as object[];
const bare = ({ status, body }: { status: number; body: object }) => ({
  status,
  ...body,
  requestId: '',
  instance: '',
});
const NOBODY = { id: 2_000_000_000 };

describe('blocking a user', () => {
  it.each([
    ['before anything was asked', async () => 0],
    ['with a request that waits', () => createConnection(robin, ada)],
    ['while connected', () => connected(robin, ada)],
    [
      'after a no',
      async () => {
        const id = await createConnection(robin, ada);
        await patchConnection(ada, id, { status: 'declined' }).expect(200);
        return id;
      },
    ],
  ])('%s makes both users unknown to each other', async (_, meet) => {
    const id = (await meet()) || NOBODY.id;
    for (let times = 0; times < 2; times++) await block(ada, robin).expect(204);

    for (const [one, other] of [
      [robin, ada],
      [ada, robin],
    ] as const) {
      expect(bare(await postConnection(one, other))).toEqual(bare(await postConnection(one, NOBODY)));
      expect(bare(await accept(one, id))).toEqual(bare(await accept(one, NOBODY.id)));
      expect(bare(await end(one, id))).toEqual(bare(await end(one, NOBODY.id)));
      expect(await list(one)).toEqual([]);
    }
    const stranger = await robin.browser.get(`/api/connections/with/${NOBODY.id}`).expect(404);
    expect(bare(await robin.browser.get(`/api/connections/with/${ada.id}`))).toEqual(bare(stranger));
    expect(bare(await robin.browser.get(`/api/alumni/${ada.id}`))).toEqual(
      bare(await robin.browser.get(`/api/alumni/${NOBODY.id}`)),
    );
    expect(bare(await block(robin, ada))).toEqual(bare(await block(robin, NOBODY)));
    expect(await relation(ada, robin)).toMatchObject({ state: 'blocked', connection: null, mayRequest: false });
    expect(await blocked(robin)).toEqual([]);
    expect(await blocked(ada)).toEqual([
      {
        userId: robin.id,
        displayName: 'Robin Example',
        avatarUrl: null,
        isSample: false,
        blockedAt: expect.stringMatching(/^\d{4}-.+Z$/),
      },
    ]);
  });

  it('also accepts the user ID in the path', async () => {
    await ada.browser.post(`/api/blocks/${robin.id}`).expect(204);
    expect(await blocked(ada)).toMatchObject([{ userId: robin.id }]);
    await ada.browser.delete(`/api/blocks/${robin.id}`).expect(204);
    expect(await blocked(ada)).toEqual([]);
    await ada.browser.post(`/api/blocks/${NOBODY.id}`).expect(404);
    await ada.browser.post('/api/blocks/1e3').expect(400);
  });

  it('is possible for a minor who is connected with an adult', async () => {
    const kim = await minor(app, 'kim');
    const id = await connected(kim, ada);
    await block(kim, ada).expect(204);
    await accept(ada, id).expect(404);
    expect(await list(ada)).toEqual([]);
  });

  it('frees the mentor’s place, and removes the blocked student from the wait list', async () => {
    const [kim, sol] = [await student(app, 'kim2'), await student(app, 'sol')];
    await connected(robin, ada);
    for (const one of [kim, sol]) await one.browser.put(`/api/alumni/${ada.id}/wait-list`).expect(204);
    await block(ada, kim).expect(204);
    await block(ada, robin).expect(204);

    expect(await app.db.query('SELECT user_id FROM mentorship.wait_list WHERE user_id = $1', [kim.id])).toEqual([]);
    await postConnection(sol, ada).expect(201);
  });

  it('can be undone only by the user who blocked, and does not restore the connection', async () => {
    const id = await connected(robin, ada);
    await block(robin, ada).expect(204);
    await unblock(ada, robin).expect(204);
    await postConnection(ada, robin).expect(404);
    for (let times = 0; times < 2; times++) await unblock(robin, ada).expect(204);

    expect(await list(robin)).toMatchObject([{ id, status: 'closed', closedBy: 'disconnected' }]);
    expect(await blocked(robin)).toEqual([]);
    await postConnection(robin, ada).expect(201);
  });

  it('does not reveal which users exist', async () => {
    const [kim, shy] = [await minor(app, 'kim3'), await student(app, 'shy')];
    await shy.browser.patch('/api/privacy/preferences').send({ profileVisibility: 'private' }).expect(200);
    const dean = await administratorOf(app, 'dean', 1);
    for (const one of [kim, shy, dean, NOBODY]) {
      expect(bare(await block(ada, one))).toEqual(bare(await block(ada, NOBODY)));
    }
    expect(await blocked(ada)).toEqual([]);
    await block(ada, robin).expect(204);
    await app.db.query('UPDATE identity.users SET suspended_at = now() WHERE id = $1', [robin.id]);
    expect(await blocked(ada)).toEqual([]);
    await app.db.query('UPDATE identity.users SET suspended_at = NULL WHERE id = $1', [robin.id]);
  });

  it.each<[string, () => object]>([
    ['oneself', () => ({ userId: ada.id })],
    ['nobody', () => ({})],
    ['text', () => ({ userId: String(robin.id) })],
    ['someone for someone else', () => ({ userId: robin.id, blockerId: 1 })],
  ])('returns 400 for %s', async (_, body) => {
    await ada.browser.post('/api/blocks').send(body()).expect(400);
    expect(await blocked(ada)).toEqual([]);
  });

  it('is refused for visitors and for other sites', async () => {
    const send = () => app.visitor().post('/api/blocks').send({ userId: ada.id });
    await send().set('Origin', app.settings.origin).expect(401);
    await app.visitor().get('/api/blocks').expect(401);
    await block(robin, ada).set('Origin', 'https://evil.example').expect(403);
    expect(await blocked(robin)).toEqual([]);
  });
});

describe('the wait list of a mentor', () => {
  const wait = ({ browser }: TestUser) => browser.put(`/api/alumni/${ada.id}/wait-list`);
  const leave = ({ browser }: TestUser) => browser.delete(`/api/alumni/${ada.id}/wait-list`);

  it('accepts only students who could ask if the mentor had a place', async () => {
    const [kim, eve] = [await student(app, 'kim4'), await mentor(app, 'eve')];
    expect((await wait(kim).expect(409)).body.code).toBe('mentorship.nothing-to-wait-for');
    await connected(robin, ada);
    expect(await relation(kim, ada)).toMatchObject({ mayRequest: false, why: 'full', isOnWaitList: false });
    expect((await postConnection(kim, ada).expect(409)).body.code).toBe('mentorship.no-place-left');

    for (let times = 0; times < 2; times++) await wait(kim).expect(204);
    expect(await relation(kim, ada)).toMatchObject({ why: 'full', isOnWaitList: true });
    for (let times = 0; times < 2; times++) await leave(kim).expect(204);
    expect(await relation(kim, ada)).toMatchObject({ isOnWaitList: false });
    await wait(robin).expect(409);
    await wait(eve).expect(403);
    await postConnection(eve, ada).expect(201);
    await app.visitor().put(`/api/alumni/${ada.id}/wait-list`).set('Origin', app.settings.origin).expect(401);
    await kim.browser.put(`/api/alumni/${NOBODY.id}/wait-list`).expect(404);
  });
});

describe('requests of strangers', () => {
  it('change nothing between two other users', async () => {
    const id = await createConnection(robin, ada);
    const [kim, eve] = [await student(app, 'kim5'), await mentor(app, 'eve2')];
    const before = await digests(app);
    for (const stranger of [kim, eve]) {
      for (const body of [{ status: 'connected' }, { status: 'declined' }, { question: 'Why?' }, { answer: 'So' }]) {
        expect(bare(await patchConnection(stranger, id, body))).toEqual(
          bare(await patchConnection(stranger, NOBODY.id, body)),
        );
      }
      await end(stranger, id).expect(404);
      await unblock(stranger, robin).expect(204);
    }
    expect(await digests(app)).toEqual(before);
  });
});
