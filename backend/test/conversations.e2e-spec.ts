import { startApp, type TestApp } from './support/app';
import { backdateConnections } from './support/connections';
import type { TestUser } from './support/test-users';
import {
  conversations,
  driftedConversations,
  getSummary,
  getThread,
  type ListedConversation,
  markRead,
  markUnread,
  remove,
  thread,
  unreadCount,
} from './support/conversations';
import {
  alumna,
  asStrangers,
  connect,
  inbox,
  minor,
  read,
  said,
  connectionStateWith,
  studentWithVisibility,
  write,
} from './support/correspondence';

const PRESENT = { isAvailable: true, isActive: false } as const;

let app: TestApp;
let stu: TestUser;
let kid: TestUser;
let alu: TestUser;
beforeAll(async () => {
  app = await startApp();
  [stu, kid] = [await studentWithVisibility(app, 'stu', 'public'), await minor(app, 'kid')];
  alu = await alumna(app, 'alu');
});
beforeEach(() => asStrangers(app));
afterEach(async () => expect(await driftedConversations(app.db)).toEqual([]));

const summary = async (by: TestUser, to: Pick<TestUser, 'id'>) => (await getSummary(by, to).expect(200)).body as object;
const findNextOpenStep = (headers: unknown): string | undefined =>
  /<(.+)>; rel="next"/.exec((headers as Record<string, string>).link ?? '')?.[1];

describe('the list of conversations', () => {
  it('is empty for a user without conversations', async () => {
    expect(await conversations(stu)).toEqual([]);
    expect(await unreadCount(stu)).toBe(0);
  });

  it('contains the other person, the last message and whether the user can write', async () => {
    await connect(stu, alu);
    await said(kid, alu, '  May I\nask? ');

    expect(await conversations(alu)).toEqual([
      {
        other: {
          id: kid.id,
          fullName: 'Robin E.',
          avatarUrl: null,
          isSample: false,
          role: 'student',
          ...PRESENT,
        },
        lastMessage: {
          id: expect.any(Number),
          senderId: kid.id,
          content: 'May I ask?',
          sentAt: expect.stringMatching(/Z$/),
          isDeleted: false,
        },
        unreadCount: 1,
        isMarkedUnread: false,
        status: 'pending_received',
        connectionId: expect.any(Number),
        canWrite: true,
        whyNot: null,
      },
      expect.objectContaining({
        other: expect.objectContaining({
          id: stu.id,
          fullName: 'Robin Example',
        }),
        lastMessage: expect.objectContaining({
          senderId: alu.id,
          content: 'With pleasure.',
        }),
        unreadCount: 0,
        status: 'connected',
        canWrite: true,
      }),
    ]);
    expect(await conversations(stu)).toMatchObject([{ unreadCount: 1, status: 'connected' }]);
    expect(await conversations(kid)).toMatchObject([{ unreadCount: 0, status: 'pending_sent' }]);
    expect([await unreadCount(stu), await unreadCount(alu), await unreadCount(kid)]).toEqual([1, 1, 0]);
  });

  it('is paginated without gaps or repetitions', async () => {
    const people = [];
    for (let n = 0; n < 5; n++) people.push(await alumna(app, `alum.${n}`));
    for (const one of people) await said(one, alu);
    const seen: ListedConversation[] = [];
    for (let path: string | undefined = '/api/conversations?limit=2&_t=1'; path;) {
      const answer: { body: unknown; headers: unknown } = await alu.browser.get(path).expect(200);
      seen.push(...(answer.body as ListedConversation[]));
      path = findNextOpenStep(answer.headers);
    }

    expect(seen.map((one) => one.other.id)).toEqual(people.map(({ id }) => id).reverse());
  });

  it.each(['limit=0', 'limit=101', 'limit=x', 'after=0', 'after=x', 'after=99999999999'])(
    'rejects %s',
    async (query) => {
      await stu.browser.get(`/api/conversations?${query}`).expect(400);
    },
  );

  it('reports why the user cannot write', async () => {
    for (let n = 0; n < 3; n++) await said(stu, alu);

    expect(await conversations(stu)).toMatchObject([{ canWrite: false, whyNot: 'wait-for-answer' }]);
    await read(alu, (await inbox(alu)).at(-1)!).expect(200);
    expect(await conversations(stu)).toMatchObject([{ status: 'none', canWrite: false, whyNot: 'not-connected' }]);
    expect(await conversations(alu)).toMatchObject([{ status: 'none', connectionId: null, canWrite: true }]);
  });
});

describe('one conversation', () => {
  it('is paginated backwards from its end, each page oldest first', async () => {
    await connect(stu, alu);
    for (let n = 0; n < 3; n++) await said(stu, alu, `${n}`);
    const first = await getThread(alu, stu, '?limit=3').expect(200);
    const second = await alu.browser.get(findNextOpenStep(first.headers)!).expect(200);

    expect([second.body, first.body].flat().map(({ content }: { content: string }) => content)).toEqual([
      'May I ask you something?',
      'With pleasure.',
      '0',
      '1',
      '2',
    ]);
    expect(findNextOpenStep(second.headers)).toBeUndefined();
    // Only the reader sees whether a message was read, unless both share read receipts.
    const written = async (viewer: TestUser, other: TestUser) =>
      (await thread(viewer, other)).map((message) => ({ ...message, read: null }));
    expect(await written(alu, stu)).toEqual(await written(stu, alu));
    expect(await conversations(stu)).toMatchObject([{ unreadCount: 1 }]);
  });

  it.each(['limit=0', 'limit=201', 'before=0', 'before=x'])('rejects %s', async (query) => {
    await getThread(stu, alu, `?${query}`).expect(400);
  });

  it.each(['0', 'x', '1e3', '99999999999', '-', '--1'])('rejects the user ID %s', async (id) => {
    for (const path of [id, `${id}/summary`]) await stu.browser.get(`/api/conversations/${path}`).expect(400);
    for (const what of ['read', 'unread']) await stu.browser.post(`/api/conversations/${id}/${what}`).expect(400);
  });

  it('is empty before the first message, and reports what this message will do', async () => {
    expect(await thread(stu, alu)).toEqual([]);
    expect(await summary(stu, alu)).toEqual({
      other: {
        id: alu.id,
        fullName: 'Robin Example',
        avatarUrl: null,
        isSample: false,
        role: 'alumni',
        ...PRESENT,
      },
      sharesTyping: false,
      unreadCount: 0,
      isMarkedUnread: false,
      status: 'none',
      connectionId: null,
      canWrite: true,
      whyNot: null,
      nextMessage: 'requests',
      messagesLeftBeforeAnswer: 3,
      showSafetyNote: false,
    });
  });

  it('reports what the next message will do, for both sides', async () => {
    await said(stu, alu);
    expect(await summary(stu, alu)).toMatchObject({ nextMessage: 'waits', messagesLeftBeforeAnswer: 2 });
    expect(await summary(alu, stu)).toMatchObject({ nextMessage: 'accepts', messagesLeftBeforeAnswer: null });
    await said(alu, stu);
    for (const [one, to] of [
      [stu, alu],
      [alu, stu],
    ] as const) {
      expect(await summary(one, to)).toMatchObject({ nextMessage: 'continues', status: 'connected' });
    }
  });

  it('reports that a declined sender cannot ask again yet', async () => {
    await said(stu, alu);
    await read(alu, (await inbox(alu))[0]!).expect(200);

    expect(await summary(stu, alu)).toMatchObject({ status: 'none', canWrite: false, whyNot: 'too-soon' });
    expect(await summary(alu, stu)).toMatchObject({ status: 'none', canWrite: true, nextMessage: 'accepts' });
  });

  it('lets a reply to a declined request connect for 30 days only, and not with a minor, who has to ask again', async () => {
    for (const asker of [stu, kid]) {
      await said(asker, alu);
      await read(alu, (await inbox(alu))[0]!).expect(200);
    }
    expect(await summary(alu, kid)).toMatchObject({ canWrite: false, nextMessage: null });
    await write(alu, kid).expect(404);
    expect(await summary(alu, stu)).toMatchObject({ canWrite: true, nextMessage: 'accepts' });

    await backdateConnections(app, 31);
    expect(await summary(alu, stu)).toMatchObject({ nextMessage: 'requests' });
    await said(alu, stu);
    expect(await summary(alu, stu)).toMatchObject({ status: 'pending_sent' });
    await said(kid, alu);
    await said(alu, kid);
    expect(await summary(alu, kid)).toMatchObject({ status: 'connected' });
  });

  it('shows a safety note to minors, and reveals no age to others', async () => {
    await said(kid, alu);

    expect(await summary(kid, alu)).toMatchObject({ showSafetyNote: true });
    expect(await summary(alu, kid)).toMatchObject({ showSafetyNote: false });
    expect(JSON.stringify([await summary(alu, kid), await conversations(alu)])).not.toMatch(/minor|birth|"age"/i);
  });
});

describe('reading and marking', () => {
  it('marks all messages as read; repeating it changes nothing', async () => {
    await connect(stu, alu);
    for (let n = 0; n < 3; n++) await said(alu, stu);
    expect(await unreadCount(stu)).toBe(4);
    for (let times = 0; times < 2; times++) await markRead(stu, alu).expect(204);

    expect(await unreadCount(stu)).toBe(0);
    // The first message was read by the other side, which does not share read receipts.
    expect((await thread(stu, alu)).map((one) => one.read)).toEqual([false, true, true, true, true]);
  });

  it('clears the unread count of a request without answering it', async () => {
    await said(stu, alu);
    await said(stu, alu, 'Are you there?');
    await thread(alu, stu);
    await markRead(alu, stu).expect(204);
    expect((await thread(alu, stu)).map((one) => one.read)).toEqual([false, true]);
    expect([await unreadCount(alu), await connectionStateWith(alu, stu)]).toEqual([0, 'pending_received']);
    await said(alu, stu, 'With pleasure.');

    expect(await unreadCount(alu)).toBe(0);
  });

  it('marks the request as read when it is accepted', async () => {
    const { id } = await said(stu, alu);
    const [{ connectionId }] = (await conversations(alu)) as [ListedConversation];
    await alu.browser.patch(`/api/connections/${connectionId}`).send({ status: 'connected' }).expect(200);

    expect((await thread(alu, stu))[0]).toMatchObject({ id, read: true });
    expect(await unreadCount(alu)).toBe(0);
  });

  it('reads a request that was withdrawn', async () => {
    await said(stu, alu);
    const [{ connectionId }] = (await conversations(stu)) as [ListedConversation];
    await stu.browser.delete(`/api/connections/${connectionId}`).expect(204);
    expect(await unreadCount(alu)).toBe(1);
    await markRead(alu, stu).expect(204);

    expect(await unreadCount(alu)).toBe(0);
  });

  it('marks a single message as read, once', async () => {
    await connect(stu, alu);
    const [reply] = await inbox(stu);
    for (let times = 0; times < 2; times++) await read(stu, reply!).expect(200);

    expect(await unreadCount(stu)).toBe(0);
  });

  it('marks a conversation as unread only for the user who marks it', async () => {
    await connect(stu, alu);
    await markRead(stu, alu).expect(204);
    for (let times = 0; times < 2; times++) await markUnread(stu, alu).expect(204);
    expect(await conversations(stu)).toMatchObject([{ unreadCount: 1, isMarkedUnread: true }]);
    expect([await unreadCount(stu), await unreadCount(alu)]).toEqual([1, 0]);
    expect((await thread(stu, alu)).map((one) => one.read)).toEqual([false, true]);
    await markRead(stu, alu).expect(204);

    expect(await conversations(stu)).toMatchObject([{ unreadCount: 0, isMarkedUnread: false }]);
  });

  it('does nothing if there is no conversation', async () => {
    await markRead(stu, alu).expect(204);
    await markUnread(stu, alu).expect(204);

    expect(await conversations(stu)).toEqual([]);
  });
});

describe('deleting a message', () => {
  it('removes its text for both sides; the row stays, and the counts are right', async () => {
    await connect(stu, alu);
    const { id } = await said(alu, stu, 'Not what I meant.');
    for (let times = 0; times < 2; times++) await remove(alu, { id }).expect(204);

    for (const [one, to] of [
      [stu, alu],
      [alu, stu],
    ] as const) {
      expect((await thread(one, to)).at(-1)).toMatchObject({ id, content: '', deletedAt: expect.any(String) });
      expect(await conversations(one)).toMatchObject([{ lastMessage: { id, content: '', isDeleted: true } }]);
      expect(JSON.stringify(await inbox(one))).not.toContain('Not what I meant.');
    }
    expect(await unreadCount(stu)).toBe(1);
    await read(stu, { id }).expect(200);
    expect(await unreadCount(stu)).toBe(1);
  });

  it('is refused after fifteen minutes', async () => {
    await connect(stu, alu);
    const { id } = await said(alu, stu, 'I stand by it.');
    const sentAt = new Date(Date.now() - 901_000);
    await app.db.query('UPDATE messaging.messages SET sent_at = $2 WHERE id = $1', [id, sentAt]);
    await app.db.query('UPDATE messaging.conversations SET last_sent_at = $2 WHERE last_message_id = $1', [id, sentAt]);
    const { body } = await remove(alu, { id }).expect(403);

    expect(body).toMatchObject({ code: 'messaging.too-late-to-delete' });
    expect((await thread(stu, alu)).at(-1)).toMatchObject({ content: 'I stand by it.', deletedAt: null });
  });

  it('is refused for requests, which can be withdrawn instead', async () => {
    const request = await said(stu, alu);
    expect((await remove(stu, request).expect(409)).body).toMatchObject({ code: 'messaging.request-stays' });
    const second = await said(stu, alu, 'One more thing.');
    await remove(stu, second).expect(204);

    // A deleted message still counts as sent.
    expect(await summary(stu, alu)).toMatchObject({ messagesLeftBeforeAnswer: 1 });
  });
});
