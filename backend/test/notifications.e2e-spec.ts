import { ScheduledDeletions } from '../src/shared/infrastructure/retention/scheduled-deletions';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { updateUserRow, type TestUser, student, unconfirmedPerson } from './support/test-users';
import { accept, createConnection, patchConnection, end, mentor, minor, settle } from './support/connections';
import { block, unblock } from './support/conversations';
import { asStrangers } from './support/correspondence';
import {
  getNotifications,
  getSettings,
  markRead,
  notifications,
  patchSettings,
  listTitles,
  unread,
} from './support/notifications';
import { emptyTables } from './support/empty-tables';

let app: TestApp;
let robin: TestUser;
let kim: TestUser;
let ada: TestUser;
beforeAll(async () => {
  app = await startApp();
  robin = await student(app, 'robin', { fullName: 'Robin Example' });
  kim = await minor(app, 'kim');
  ada = await mentor(app, 'ada', { maxMentees: 20 });
});
beforeEach(async () => {
  await asStrangers(app);
  await notifications(app, ada);
  await emptyTables(app.db, 'messaging.notifications', 'messaging.notification_settings', 'messaging.stream_events');
});

const liveUpdates = async ({ id }: TestUser): Promise<string[]> => {
  const rows = await app.db.query<{ type: string }[]>(
    `SELECT type FROM messaging.stream_events WHERE user_id = $1 AND type LIKE 'notification%' ORDER BY id`,
    [id],
  );
  return rows.map(({ type }) => type);
};

/** Inserts this many notifications for a user, all about ada. */
const filled = (userId: number, count: number): Promise<unknown> =>
  app.db.query(
    `INSERT INTO messaging.notifications (user_id, kind, subject, actor_id, data, event_id, created_at)
     SELECT $1, 'answer', 'connection:' || n, $3, '{"what": "accepted"}', 'test:' || n, now()
     FROM generate_series(1, $2::int) AS n`,
    [userId, count, ada.id],
  );

describe('notifications', () => {
  it('report a request and its answer to the other person, with name and link', async () => {
    const id = await createConnection(robin, ada, 'Words that only Ada reads');
    const [request] = await notifications(app, ada);
    expect(request).toEqual({
      id: expect.any(Number) as number,
      kind: 'request',
      title: 'Robin Example wants to connect with you',
      text: 'Accept, decline, or ask a question first.',
      link: '/my-people?tab=waiting',
      actor: { id: robin.id, fullName: 'Robin Example', avatarUrl: null, isSample: false },
      createdAt: expect.any(String) as string,
      readAt: null,
    });
    await accept(ada, id).expect(200);
    expect(await listTitles(app, robin)).toEqual([]);
    await settle(app, id);

    expect(await notifications(app, robin)).toMatchObject([
      { kind: 'answer', title: 'ada Mentor accepted your request', link: `/events?new=1&with=${ada.id}` },
    ]);
    const [{ text }] = await app.db.query<[{ text: string }]>(
      'SELECT json_agg(n)::text AS text FROM messaging.notifications n',
    );
    expect(text).not.toMatch(/Words|Robin|Mentor/);
  });

  it('show only the public part of the name of a person under 18', async () => {
    await createConnection(kim, ada);
    expect(await notifications(app, ada)).toMatchObject([
      { title: 'Kim E. wants to connect with you', actor: { fullName: 'Kim E.' } },
    ]);
  });

  it('are marked as read once their subject is handled, and open pages get an event', async () => {
    const id = await createConnection(robin, ada);
    expect(await unread(app, ada)).toBe(1);
    await patchConnection(ada, id, { question: 'Why me?' }).expect(200);
    expect([await unread(app, ada), await unread(app, robin)]).toEqual([0, 1]);
    await patchConnection(robin, id, { answer: 'Because.' }).expect(200);
    expect([await unread(app, ada), await unread(app, robin)]).toEqual([1, 0]);
    await accept(ada, id).expect(200);
    expect(await unread(app, ada)).toBe(0);

    expect((await notifications(app, ada)).map(({ readAt }) => readAt !== null)).toEqual([true, true]);
    expect(await liveUpdates(ada)).toEqual([
      'notification.created',
      'notifications.read',
      'notification.created',
      'notifications.read',
    ]);
  });

  it.each([
    ['accepted', (id: number) => accept(ada, id).expect(200)],
    ['declined', (id: number) => patchConnection(ada, id, { status: 'declined' }).expect(200)],
    ['withdrawn', (id: number) => end(robin, id).expect(204)],
    ['answered with a question', (id: number) => patchConnection(ada, id, { question: 'Why me?' }).expect(200)],
  ])('do not ask about a request that was %s before they were created', async (_, handle) => {
    // Background jobs run only when notifications are read.
    await handle(await createConnection(robin, ada));
    expect(await unread(app, ada)).toBe(0);
  });

  it('do not ask for an answer to a question that was answered before they were created', async () => {
    const id = await createConnection(robin, ada);
    await patchConnection(ada, id, { question: 'Why me?' }).expect(200);
    await patchConnection(robin, id, { answer: 'Because.' }).expect(200);
    expect([await unread(app, ada), await unread(app, robin)]).toEqual([1, 0]);
  });

  it('are marked as read when the request is withdrawn', async () => {
    const id = await createConnection(robin, ada);
    expect(await unread(app, ada)).toBe(1);
    await end(robin, id).expect(204);

    expect(await unread(app, ada)).toBe(0);
    expect(await listTitles(app, ada)).toHaveLength(1);
  });

  it('do not name a suspended account', async () => {
    await createConnection(robin, ada);
    await notifications(app, ada);
    await updateUserRow(app, robin, 'suspended_at = now()');

    expect(await notifications(app, ada)).toMatchObject([
      { title: 'An unavailable account wants to connect with you', actor: null },
    ]);
    await updateUserRow(app, robin, 'suspended_at = NULL');
  });

  it('are left out of list and count while either person blocks the other', async () => {
    for (const [by, other] of [
      [ada, robin],
      [robin, ada],
    ] as const) {
      await asStrangers(app);
      const id = await createConnection(robin, ada);
      await notifications(app, ada);
      await accept(ada, id).expect(200);
      await settle(app, id);
      await notifications(app, ada);
      await block(by, other).expect(204);
      // The block ends the connection, which marks the notifications about it as read.
      await app.db.query('UPDATE messaging.notifications SET read_at = NULL');
      for (const user of [ada, robin]) expect([await listTitles(app, user), await unread(app, user)]).toEqual([[], 0]);

      await markRead(ada, { upTo: Number.MAX_SAFE_INTEGER }).expect(200, { unread: 0 });
      await unblock(by, other).expect(204);
      for (const user of [ada, robin])
        expect([(await listTitles(app, user)).length, await unread(app, user)]).toEqual([1, 1]);
      await emptyTables(app.db, 'messaging.notifications');
    }
  });
});

describe('the list of notifications', () => {
  beforeEach(() => filled(robin.id, 5));

  it('is paged by ID, newest first', async () => {
    const first = await getNotifications(robin, '?limit=2').expect(200);
    const next = /<(.+)>; rel="next"/.exec(first.headers.link as string)![1]!;
    const second = await robin.browser.get(next).expect(200);
    const last = await robin.browser.get(/<(.+)>/.exec(second.headers.link as string)![1]!).expect(200);
    const ids = [first, second, last].flatMap(({ body }) => (body as { id: number }[]).map(({ id }) => id));

    expect(ids).toEqual([...ids].sort((one, other) => other - one));
    expect(new Set(ids).size).toBe(5);
    expect(last.headers).not.toHaveProperty('link');
  });

  it('contains only unread notifications with unread=true', async () => {
    const [newest] = await notifications(app, robin);
    await markRead(robin, { ids: [newest!.id] }).expect(200, { unread: 4 });
    expect(await notifications(app, robin, '?unread=true')).toHaveLength(4);
    expect(await notifications(app, robin, '?unread=false')).toHaveLength(5);
  });

  it('can be marked as read up to a given notification', async () => {
    const [, , middle] = await notifications(app, robin);
    await markRead(robin, { upTo: middle!.id }).expect(200, { unread: 2 });
    await markRead(robin, { upTo: middle!.id }).expect(200, { unread: 2 });
    expect(await liveUpdates(robin)).toEqual(['notifications.read']);
  });

  it('counts unread notifications only up to 100', async () => {
    await emptyTables(app.db, 'messaging.notifications');
    await filled(robin.id, 130);
    expect(await unread(app, robin)).toBe(100);
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?before=0', 'before'],
    ['?before=1e3', 'before'],
    ['?unread=maybe', 'unread'],
  ])('rejects %s and names the field', async (query, field) => {
    expect((await getNotifications(robin, query).expect(400)).body).toMatchObject({ errors: [{ field }] });
  });

  it.each([
    [{}, 'ids'],
    [{ ids: [1], upTo: 1 }, 'ids'],
    [{ ids: [] }, 'ids'],
    [{ ids: null }, 'ids'],
    [{ ids: Array.from({ length: 101 }, (_, n) => n + 1) }, 'ids'],
    [{ ids: ['1'] }, 'ids'],
    [{ upTo: 0 }, 'upTo'],
    [{ upTo: null }, 'upTo'],
    [{ upTo: 1, all: true }, 'all'],
  ])('rejects %j for marking as read and names the field', async (body, field) => {
    expect((await markRead(robin, body).expect(400)).body).toMatchObject({ errors: [{ field }] });
  });
});

describe('access to notifications', () => {
  beforeEach(() => filled(robin.id, 2));

  it('does not let another user mark them as read by ID or learn their IDs', async () => {
    const ids = (await notifications(app, robin)).map(({ id }) => id);
    await markRead(kim, { ids }).expect(200, { unread: 0 });
    await markRead(kim, { upTo: Number.MAX_SAFE_INTEGER }).expect(200, { unread: 0 });

    expect(await unread(app, robin)).toBe(2);
    expect([await listTitles(app, kim), await liveUpdates(robin)]).toEqual([[], []]);
  });

  it.each(['', '/count', '/settings'])('requires a session for %s', async (path) => {
    await app.browser().get(`/api/notifications${path}`).expect(401);
  });

  it('requires a confirmed address', async () => {
    const newcomer = await unconfirmedPerson(app, studentForm('newcomer'));
    await getNotifications(newcomer).expect(403);
    await markRead(newcomer, { upTo: 1 }).expect(403);
    await patchSettings(newcomer, { dailyDigest: true }).expect(403);
  });
});

describe('notification settings', () => {
  interface Kind {
    readonly kind: string;
    readonly app: boolean;
    readonly mail: boolean;
    readonly push: boolean;
    readonly locked: string[];
  }
  const kindIn = (body: unknown, kind: string) => (body as { kinds: Kind[] }).kinds.find((one) => one.kind === kind);

  it('have the defaults of each kind until the user changes a single switch', async () => {
    const { body } = await getSettings(robin).expect(200);
    expect(body).toMatchObject({ dailyDigest: false, pushPublicKey: expect.stringMatching(/^[\w-]{80,}$/) as string });
    expect((body as { kinds: Kind[] }).kinds).toHaveLength(13);
    expect(kindIn(body, 'request')).toMatchObject({ app: true, mail: true, push: true, locked: [] });
    expect(kindIn(body, 'account')).toMatchObject({ locked: ['app', 'mail'] });

    await patchSettings(robin, { kinds: [{ kind: 'request', mail: false }] }).expect(200);
    const { body: changedTwice } = await patchSettings(robin, { dailyDigest: true }).expect(200);
    expect(changedTwice).toMatchObject({ dailyDigest: true });
    expect(kindIn(changedTwice, 'request')).toMatchObject({ app: true, mail: false, push: true });
    expect((await getSettings(robin).expect(200)).body).toEqual(changedTwice);
    expect((await getSettings(kim).expect(200)).body).toEqual(body);
  });

  it('hide a disabled kind from list and count until it is enabled again', async () => {
    await filled(robin.id, 1);
    await patchSettings(robin, { kinds: [{ kind: 'answer', app: false }] }).expect(200);
    expect([await listTitles(app, robin), await unread(app, robin)]).toEqual([[], 0]);
    await markRead(robin, { upTo: Number.MAX_SAFE_INTEGER }).expect(200);
    await patchSettings(robin, { kinds: [{ kind: 'answer', app: true }] }).expect(200);
    expect([(await listTitles(app, robin)).length, await unread(app, robin)]).toEqual([1, 1]);
    expect(await liveUpdates(robin)).toEqual(['notifications.read', 'notifications.read']);
  });

  it('send no event to open pages for a disabled kind', async () => {
    await patchSettings(ada, { kinds: [{ kind: 'request', app: false }] }).expect(200);
    await createConnection(robin, ada);
    expect([await listTitles(app, ada), await liveUpdates(ada)]).toEqual([[], ['notifications.read']]);
  });

  it('reject the whole change if it disables a locked channel', async () => {
    const refused = await patchSettings(robin, {
      kinds: [
        { kind: 'request', mail: false },
        { kind: 'moderation', app: false },
      ],
    }).expect(400);
    expect(refused.body).toMatchObject({
      code: 'messaging.notification-locked',
      errors: [{ field: 'kinds.1.app' }],
    });
    expect(kindIn((await getSettings(robin).expect(200)).body, 'request')).toMatchObject({ mail: true });
  });

  it.each([
    [{ kinds: [{ kind: 'weather' }] }, 'kinds.0.kind'],
    [{ kinds: [{ kind: 'request', mail: 'no' }] }, 'kinds.0.mail'],
    [{ kinds: [{ kind: 'request' }, { kind: 'request', push: true }] }, 'kinds'],
    [{ kinds: [{ kind: 'request', sms: true }] }, 'kinds.0.sms'],
    [{ kinds: null }, 'kinds'],
    [{ dailyDigest: null }, 'dailyDigest'],
  ])('reject %j and name the field', async (body, field) => {
    expect((await patchSettings(robin, body).expect(400)).body).toMatchObject({ errors: [{ field }] });
  });
});

describe('old notifications', () => {
  it('are deleted after 180 days', async () => {
    await filled(robin.id, 3);
    await app.db.query(
      `UPDATE messaging.notifications SET created_at = now() - interval '180 days 1 minute' WHERE subject <> 'connection:1'`,
    );
    await app.db.query(
      `UPDATE messaging.notifications SET created_at = now() - interval '179 days' WHERE subject = 'connection:1'`,
    );
    await app.app.get(ScheduledDeletions, { strict: false }).run('delete-old-notifications');

    const left = await app.db.query('SELECT subject FROM messaging.notifications');
    expect(left).toEqual([{ subject: 'connection:1' }]);
  });
});
