import { MessagingPersonalData } from '../src/contexts/messaging';
import { studentForm } from './support/accounts';
import { startApp, type TestApp } from './support/app';
import { changed, type TestUser, unconfirmedPerson } from './support/test-users';
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
import { alumna, asStrangers, type Cast, cast, connect, read, said, type Said, write } from './support/correspondence';
import { digests } from './support/table-digests';
import { bare } from './support/matrix';

let app: TestApp;
let everyone: Cast;
const who = (name: keyof Cast): TestUser => everyone[name];
const NOBODY = { id: 2_000_000_000 };
/** A refusal is written to the audit log, once a minute. */
const ON_RECORD = ['identity.audit_log'];
beforeAll(async () => {
  app = await startApp();
  everyone = await cast(app);
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
    for (const one of [blocker, blocked]) await connect(who('stu'), one);
    await block(blocker, who('stu')).expect(204);
    await block(who('stu'), blocked).expect(204);
    await changed(app, suspended, 'suspended_at = now()');
    const expected = bare(await call(who('stu'), NOBODY).expect(404));

    for (const other of [blocker, blocked, suspended, who('alu2'), who('stu2'), who('kid'), who('adm1'), { id: -1 }]) {
      expect(bare(await call(who('stu'), other))).toBe(expected);
    }
  });

  it('returns the same 404 as for an unknown ID to adults to whom a minor has not written', async () => {
    const noOne = bare(await getSummary(who('alu'), NOBODY));
    expect(bare(await getSummary(who('alu'), who('kid')))).toBe(noOne);
    await write(who('alu'), who('kid')).expect(404);
    await said(who('kid'), who('alu'));
    await getSummary(who('alu'), who('kid')).expect(200);

    expect(bare(await getSummary(who('alu2'), who('kid')))).toBe(bare(await getSummary(who('alu2'), NOBODY)));
  });

  it('returns 400 and names the field for the user’s own ID', async () => {
    for (const call of Object.values(CALLS)) {
      const { body } = await call(who('stu'), who('stu')).expect(400);
      expect(body).toMatchObject({ code: 'messaging.own-conversation', errors: [{ field: 'userId' }] });
    }
  });
});

describe('a message between two other people', () => {
  let message: Said;
  beforeEach(async () => {
    await connect(who('stu'), who('alu'));
    message = await said(who('alu'), who('stu'), 'Between the two of us.');
  });
  const OTHERS = ['stu2', 'kid', 'alu2', 'adm1', 'adm2'] as const;

  it('is shown to no one else', async () => {
    for (const name of OTHERS) {
      const asked = [
        getThread(who(name), who('stu'), '?limit=200'),
        getThread(who(name), who('alu'), '?before=2147483647'),
        getSummary(who(name), who('alu')),
        who(name).browser.get('/api/conversations?limit=100'),
        who(name).browser.get('/api/messages'),
      ];
      for (const { text } of await Promise.all(asked)) expect(text).not.toContain('Between the two of us.');
      expect(await unreadCount(who(name))).toBe(0);
    }
  });

  it('cannot be read, marked or deleted by anyone else', async () => {
    const before = await digests(app, ON_RECORD);
    for (const name of OTHERS) {
      expect(bare(await remove(who(name), message))).toBe(bare(await remove(who(name), NOBODY)));
      expect(bare(await read(who(name), message))).toBe(bare(await read(who(name), NOBODY)));
      for (const side of ['stu', 'alu'] as const) {
        await markRead(who(name), who(side));
        await markUnread(who(name), who(side));
      }
    }
    const { body } = await remove(who('stu'), message).expect(403);

    expect(body).toMatchObject({ code: 'messaging.only-sender-deletes' });
    expect(await digests(app, ON_RECORD)).toEqual(before);
    expect(await unreadCount(who('stu'))).toBe(2);
  });

  it('stays unread for the recipient when the sender marks the conversation as read or unread', async () => {
    await markRead(who('alu'), who('stu')).expect(204);
    await markUnread(who('alu'), who('stu')).expect(204);

    expect((await thread(who('stu'), who('alu'))).at(-1)).toMatchObject({ id: message.id, read: false });
    expect(await conversations(who('stu'))).toMatchObject([{ isMarkedUnread: false, unreadCount: 2 }]);
  });

  it('cannot be reached with the ID of an erased account', async () => {
    await app.app.get(MessagingPersonalData, { strict: false }).erase(who('stu').id);
    const [{ other }] = (await conversations(who('alu'))) as [ListedConversation];
    const noOne = bare(await getThread(who('alu2'), NOBODY).expect(404));

    for (const name of OTHERS) expect(bare(await getThread(who(name), other))).toBe(noOne);
  });
});

describe('requests about conversations', () => {
  it('return 403 to a user with an unconfirmed address', async () => {
    const newcomer = await unconfirmedPerson(app, studentForm('newcomer'));
    await connect(who('stu'), who('alu'));
    const asked = [
      newcomer.browser.get('/api/conversations'),
      newcomer.browser.get('/api/conversations/unread-count'),
      ...Object.values(CALLS).map((call) => call(newcomer, who('alu'))),
      remove(newcomer, { id: 1 }),
    ];
    for (const { status, body } of await Promise.all(asked)) {
      expect([status, (body as { code: string }).code]).toEqual([403, 'identity.confirm-your-email']);
    }
  });

  it('return 403 to another site that uses the session, and change nothing', async () => {
    await connect(who('stu'), who('alu'));
    const [evil, before] = ['https://evil.example', await digests(app, ON_RECORD)];
    await markRead(who('stu'), who('alu')).set('Origin', evil).expect(403);
    await markUnread(who('stu'), who('alu')).set('Origin', evil).expect(403);
    await remove(who('alu'), { id: 2 }).set('Origin', evil).expect(403);

    expect(await digests(app, ON_RECORD)).toEqual(before);
  });
});
