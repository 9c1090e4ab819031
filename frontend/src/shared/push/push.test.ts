import { FakePush } from '@test/support/push';
import { problem, reply, server } from '@test/support/server';
import { renewPush, pausePush, readPushState, enablePush } from '.';

const PUT_ROUTE = 'PUT /api/notifications/push-subscriptions';
const DELETE_ROUTE = 'DELETE /api/notifications/push-subscriptions';
const ROBIN_ID = 7;
const KIM_ID = 8;

describe('push messages to this browser', () => {
  let push: FakePush;
  beforeEach(async () => {
    push = new FakePush();
    server.respond(PUT_ROUTE, reply(204));
    server.respond(DELETE_ROUTE, reply(204));
    await enablePush(ROBIN_ID, 'AQID');
  });
  afterEach(() => push.remove());

  it('end with the session', async () => {
    const { end } = await pausePush();
    expect(server.callsTo(DELETE_ROUTE).map(({ body }) => body)).toEqual([{ endpoint: 'https://push.example/1' }]);
    await end();
    expect(push.subscription).toBeNull();
    expect(await readPushState(ROBIN_ID)).toBe('off');
  });

  it('continue if the session continues after all', async () => {
    const { resume } = await pausePush();
    await resume();
    expect(server.callsTo(PUT_ROUTE)).toHaveLength(2);
    expect(await readPushState(ROBIN_ID)).toBe('on');
  });

  it('end in the browser even if the server cannot be reached', async () => {
    server.respond(DELETE_ROUTE, problem(500));
    const { end } = await pausePush();
    await end();
    expect(push.subscription).toBeNull();
  });

  it('are subscribed again in a new session of the same user', async () => {
    await renewPush(ROBIN_ID);
    expect(server.callsTo(PUT_ROUTE)).toHaveLength(2);
    expect(push.subscription).not.toBeNull();
  });

  it('end when another user signs in', async () => {
    expect(await readPushState(KIM_ID)).toBe('off');
    await renewPush(KIM_ID);
    expect(push.subscription).toBeNull();
    expect(server.callsTo(PUT_ROUTE)).toHaveLength(1);
  });

  it.each([
    ['another person turns them on', KIM_ID, 'AQID', [1, 2, 3]],
    ['the server has another key', ROBIN_ID, 'BAUG', [4, 5, 6]],
  ])('get another endpoint if %s', async (_, userId, key, bytes) => {
    await enablePush(userId, key);
    expect(push.keys.at(-1)).toEqual(bytes);
    expect(push.subscription?.endpoint).toBe('https://push.example/2');
    expect(await readPushState(userId)).toBe('on');
  });
});
