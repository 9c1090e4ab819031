import { FakePush } from '@test/support/push';
import { problem, reply, server } from '@test/support/server';
import { renewPush, pausePush, readPushState, enablePush } from '.';

const PUT = 'PUT /api/notifications/push-subscriptions';
const DELETE = 'DELETE /api/notifications/push-subscriptions';
const ROBIN = 7;
const KIM = 8;

describe('push messages to this browser', () => {
  let push: FakePush;
  beforeEach(async () => {
    push = new FakePush();
    server.respond(PUT, reply(204));
    server.respond(DELETE, reply(204));
    await enablePush(ROBIN, 'AQID');
  });
  afterEach(() => push.remove());

  it('end with the session', async () => {
    const { end } = await pausePush();
    expect(server.callsTo(DELETE).map(({ body }) => body)).toEqual([{ endpoint: 'https://push.example/1' }]);
    await end();
    expect(push.subscription).toBeNull();
    expect(await readPushState(ROBIN)).toBe('off');
  });

  it('continue if the session continues after all', async () => {
    const { resume } = await pausePush();
    await resume();
    expect(server.callsTo(PUT)).toHaveLength(2);
    expect(await readPushState(ROBIN)).toBe('on');
  });

  it('end in the browser even if the server cannot be reached', async () => {
    server.respond(DELETE, problem(500));
    const { end } = await pausePush();
    await end();
    expect(push.subscription).toBeNull();
  });

  it('are subscribed again in a new session of the same user', async () => {
    await renewPush(ROBIN);
    expect(server.callsTo(PUT)).toHaveLength(2);
    expect(push.subscription).not.toBeNull();
  });

  it('end when another user signs in', async () => {
    expect(await readPushState(KIM)).toBe('off');
    await renewPush(KIM);
    expect(push.subscription).toBeNull();
    expect(server.callsTo(PUT)).toHaveLength(1);
  });

  it.each([
    ['another person turns them on', KIM, 'AQID', [1, 2, 3]],
    ['the server has another key', ROBIN, 'BAUG', [4, 5, 6]],
  ])('get another endpoint if %s', async (_, userId, key, bytes) => {
    await enablePush(userId, key);
    expect(push.keys.at(-1)).toEqual(bytes);
    expect(push.subscription?.endpoint).toBe('https://push.example/2');
    expect(await readPushState(userId)).toBe('on');
  });
});
