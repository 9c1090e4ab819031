import { MessagingPersonalData } from '../src/contexts/messaging';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { updateUserRow, type TestUser, unconfirmedPerson } from './support/test-users';
import {
  block,
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
  type TestPeople,
  registerTestPeople,
  connect,
  read,
  said,
  type Message,
  write,
} from './support/correspondence';
import { digests } from './support/table-digests';
import { bare } from './support/matrix';

let app: TestApp;
let everyone: TestPeople;
const user = (name: keyof TestPeople): TestUser => everyone[name];
const NOBODY = { id: 2_000_000_000 };
/** A refusal is written to the audit log, once a minute. */
const ON_RECORD = ['identity.audit_log'];
beforeAll(async () => {
  app = await startApp();
  everyone = await registerTestPeople(app);
});
beforeEach(() => asStrangers(app));
afterEach(async () => expect(await driftedConversations(app.db)).toEqual([]));

/** The requests that read or mark a conversation. */
const CALLS = { getThread, getSummary, markRead, markUnread };

describe('a conversation with a person the user cannot write to', () => {
  it.each(Object.entries(CALLS))('returns the same response as for an unknown ID: %s', async (_, call) => {
    const [blocker, blocked, suspended] = [
      await alumna(app, `blocker.${_.toLowerCase()}`),
      await alumna(app, `blocked.${_.toLowerCase()}`),
      await alumna(app, `gone.${_.toLowerCase()}`),
    ];
    for (const one of [blocker, blocked]) await connect(user('stu'), one);
    await block(blocker, user('stu')).expect(204);
    await block(user('stu'), blocked).expect(204);
    await updateUserRow(app, suspended, 'suspended_at = now()');
    const expected = bare(await call(user('stu'), NOBODY).expect(404));

    for (const other of [
      blocker,
      blocked,
      suspended,
      user('alu2'),
      user('stu2'),
      user('kid'),
      user('adm1'),
      { id: -1 },
    ]) {
      expect(bare(await call(user('stu'), other))).toBe(expected);
    }
  });

  it('returns the same 404 as for an unknown ID to adults to whom a minor has not written', async () => {
    const noOne = bare(await getSummary(user('alu'), NOBODY));
    expect(bare(await getSummary(user('alu'), user('kid')))).toBe(noOne);
    await write(user('alu'), user('kid')).expect(404);
    await said(user('kid'), user('alu'));
    await getSummary(user('alu'), user('kid')).expect(200);

    expect(bare(await getSummary(user('alu2'), user('kid')))).toBe(bare(await getSummary(user('alu2'), NOBODY)));
  });

  it('returns 400 and names the field for the user’s own ID', async () => {
    for (const call of Object.values(CALLS)) {
      const { body } = await call(user('stu'), user('stu')).expect(400);
      expect(body).toMatchObject({ code: 'messaging.own-conversation', errors: [{ field: 'userId' }] });
    }
  });
});

describe('a message between two other people', () => {
  let message: Message;
  beforeEach(async () => {
    await connect(user('stu'), user('alu'));
    message = await said(user('alu'), user('stu'), 'Between the two of us.');
  });
  const OTHERS = ['stu2', 'kid', 'alu2', 'adm1', 'adm2'] as const;

  it('is shown to no one else', async () => {
    for (const name of OTHERS) {
      const asked = [
        getThread(user(name), user('stu'), '?limit=200'),
        getThread(user(name), user('alu'), '?before=2147483647'),
        getSummary(user(name), user('alu')),
        user(name).browser.get('/api/conversations?limit=100'),
        user(name).browser.get('/api/messages'),
      ];
      for (const { text } of await Promise.all(asked)) expect(text).not.toContain('Between the two of us.');
      expect(await unreadCount(user(name))).toBe(0);
    }
  });

  it('cannot be read, marked or deleted by anyone else', async () => {
    const before = await digests(app, ON_RECORD);
    for (const name of OTHERS) {
      expect(bare(await remove(user(name), message))).toBe(bare(await remove(user(name), NOBODY)));
      expect(bare(await read(user(name), message))).toBe(bare(await read(user(name), NOBODY)));
      for (const side of ['stu', 'alu'] as const) {
        await markRead(user(name), user(side));
        await markUnread(user(name), user(side));
      }
    }
    const { body } = await remove(user('stu'), message).expect(403);

    expect(body).toMatchObject({ code: 'messaging.only-sender-deletes' });
    expect(await digests(app, ON_RECORD)).toEqual(before);
    expect(await unreadCount(user('stu'))).toBe(2);
  });

  it('stays unread for the recipient when the sender marks the conversation as read or unread', async () => {
    await markRead(user('alu'), user('stu')).expect(204);
    await markUnread(user('alu'), user('stu')).expect(204);

    expect((await thread(user('stu'), user('alu'))).at(-1)).toMatchObject({ id: message.id, read: false });
    expect(await conversations(user('stu'))).toMatchObject([{ isMarkedUnread: false, unreadCount: 2 }]);
  });

  it('cannot be reached with the ID of an erased account', async () => {
    await app.app.get(MessagingPersonalData, { strict: false }).erase(user('stu').id);
    const [{ other }] = (await conversations(user('alu'))) as [ListedConversation];
    const noOne = bare(await getThread(user('alu2'), NOBODY).expect(404));

    for (const name of OTHERS) expect(bare(await getThread(user(name), other))).toBe(noOne);
  });
});

describe('requests about conversations', () => {
  it('return 403 to a user with an unconfirmed address', async () => {
    const newcomer = await unconfirmedPerson(app, studentForm('newcomer'));
    await connect(user('stu'), user('alu'));
    const asked = [
      newcomer.browser.get('/api/conversations'),
      newcomer.browser.get('/api/conversations/unread-count'),
      ...Object.values(CALLS).map((call) => call(newcomer, user('alu'))),
      remove(newcomer, { id: 1 }),
    ];
    for (const { status, body } of await Promise.all(asked)) {
      expect([status, (body as { code: string }).code]).toEqual([403, 'identity.confirm-your-email']);
    }
  });

  it('return 403 to another site that uses the session, and change nothing', async () => {
    await connect(user('stu'), user('alu'));
    const [evil, before] = ['https://evil.example', await digests(app, ON_RECORD)];
    await markRead(user('stu'), user('alu')).set('Origin', evil).expect(403);
    await markUnread(user('stu'), user('alu')).set('Origin', evil).expect(403);
    await remove(user('alu'), { id: 2 }).set('Origin', evil).expect(403);

    expect(await digests(app, ON_RECORD)).toEqual(before);
  });
});
