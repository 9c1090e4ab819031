import { MessagingPersonalData } from '../src/contexts/messaging';
import { HideBlockedConversations } from '../src/contexts/messaging/application/conversations/hide-blocked-conversations';
import { startApp, type TestApp } from './support/app';
import { updateUserRow, type TestUser } from './support/test-users';
import {
  block,
  conversations,
  driftedConversations,
  getSummary,
  getThread,
  markRead,
  markUnread,
  remove,
  thread,
  unblock,
  unreadCount,
} from './support/conversations';
import { alumna, asStrangers, connect, inbox, read, said, studentWithVisibility } from './support/correspondence';

let app: TestApp;
let stu: TestUser;
let alu: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startApp();
  stu = await studentWithVisibility(app, 'stu', 'public');
  [alu, other] = [await alumna(app, 'alu'), await alumna(app, 'other')];
});
beforeEach(() => asStrangers(app));
afterEach(async () => expect(await driftedConversations(app.db)).toEqual([]));

const summary = async (by: TestUser, to: Pick<TestUser, 'id'>) => (await getSummary(by, to).expect(200)).body as object;

describe('a block', () => {
  beforeEach(() => connect(stu, alu));
  const expectHidden = async (one: TestUser, to: TestUser): Promise<void> => {
    expect(await conversations(one)).toEqual([]);
    expect(await inbox(one)).toEqual([]);
    expect(await unreadCount(one)).toBe(0);
    await getThread(one, to).expect(404);
    await getSummary(one, to).expect(404);
    await markRead(one, to).expect(404);
    await markUnread(one, to).expect(404);
  };

  it('hides the conversation from both people, and lifting it restores the conversation', async () => {
    for (const [by, to] of [
      [stu, alu],
      [alu, stu],
    ] as const) {
      await block(by, to).expect(204);
      await expectHidden(stu, alu);
      await expectHidden(alu, stu);
      await unblock(by, to).expect(204);
      expect([(await conversations(stu)).length, (await conversations(alu)).length]).toEqual([1, 1]);
      expect(await thread(alu, stu)).toHaveLength(2);
      expect(await unreadCount(stu)).toBe(1);
    }
  });

  it('lasts until the person who blocked lifts it', async () => {
    await block(stu, alu).expect(204);
    await block(alu, stu).expect(404);
    await unblock(alu, stu).expect(204);
    await expectHidden(stu, alu);
    await unblock(stu, alu).expect(204);

    expect(await thread(stu, alu)).toHaveLength(2);
  });

  it('makes deleting a message return 404', async () => {
    const { id } = await said(alu, stu);
    await block(stu, alu).expect(204);

    expect((await remove(alu, { id }).expect(404)).body).toMatchObject({ code: 'messaging.message-not-found' });
  });

  it('that is older than the conversations hides them when the product starts', async () => {
    await app.db.query('INSERT INTO mentorship.blocks VALUES ($1, $2, now())', [alu.id, stu.id]);
    expect(await conversations(stu)).toEqual([]);
    expect(await unreadCount(stu)).toBe(1);
    await app.db.query('INSERT INTO messaging.block_backfill VALUES (0, 0) ON CONFLICT DO NOTHING');
    await app.app.get(HideBlockedConversations, { strict: false }).backfillBlocks();

    await expectHidden(stu, alu);
    expect(await app.db.query('SELECT FROM messaging.block_backfill')).toEqual([]);
  });
});

describe('a conversation with an unavailable account', () => {
  it.each([
    ['suspended', 'suspended_at = now()', 'suspended_at = NULL'],
    ['not confirmed', 'email_verified_at = NULL', 'email_verified_at = now()'],
    [
      'leaving',
      "closing_at = now(), delete_after = now() + interval '14 days', written_choice = 'keep'",
      'closing_at = NULL, delete_after = NULL, written_choice = NULL',
    ],
  ])('stays readable, without a name: %s', async (_, away, back) => {
    await connect(stu, other);
    await updateUserRow(app, other, away);
    const noOne = { fullName: 'Unavailable account', avatarUrl: null, isSample: false, role: null, isAvailable: false };
    const neutral = { id: other.id, ...noOne, isActive: false };

    expect(await thread(stu, other)).toHaveLength(2);
    expect(await conversations(stu)).toMatchObject([{ other: neutral, status: 'none', whyNot: 'unavailable' }]);
    expect(await summary(stu, other)).toMatchObject({ other: neutral, canWrite: false, whyNot: 'unavailable' });
    await markRead(stu, other).expect(204);
    await stu.browser.post('/api/messages').send({ recipientId: other.id, content: 'Hello?' }).expect(404);
    await updateUserRow(app, other, back);
    expect(await conversations(stu)).toMatchObject([{ other: { isAvailable: true }, canWrite: true }]);
  });

  it('stays readable under a negative ID after the account is erased', async () => {
    const leaver = await alumna(app, 'leaver');
    await connect(stu, leaver);
    await said(leaver, stu, 'Good-bye.');
    await app.app.get(MessagingPersonalData, { strict: false }).erase(leaver.id);
    const [listed] = await conversations(stu);

    expect(listed).toMatchObject({
      other: {
        fullName: 'Deleted user',
        isAvailable: false,
      },
      lastMessage: {
        content: 'Good-bye.',
        senderId: listed!.other.id,
      },
      unreadCount: 2,
      canWrite: false,
      whyNot: 'unavailable',
    });
    expect(listed!.other.id).toBeLessThan(0);
    expect(await thread(stu, listed!.other)).toHaveLength(3);
    await markUnread(stu, listed!.other).expect(204);
    await read(stu, (await inbox(stu))[0]!).expect(200);
    expect(await unreadCount(stu)).toBe(1);
    await markRead(stu, listed!.other).expect(204);
    expect(await unreadCount(stu)).toBe(0);
    await getThread(alu, listed!.other).expect(404);
  });
});
