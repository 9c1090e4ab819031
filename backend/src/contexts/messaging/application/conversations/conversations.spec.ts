import {
  ConversationNotFound,
  CannotMessageYourself,
  MessageNotFound,
  RequestMessageNotDeletable,
  TooLateToDelete,
} from '../../domain/conversations/errors';
import { isUnread } from '../../domain/conversations/message';
import { describeConversations } from './testing/conversations.contract';
import { InMemoryConversationReader, InMemoryConversations } from './testing/in-memory-conversations';
import { kim, messagingFixture, NOON, robin, sasha } from './testing/messaging-fixture';
import { HIDDEN_USER_ID } from './testing/in-memory-relationships';

describeConversations('a map', async () => {
  const conversations = new InMemoryConversations();
  return { conversations, reader: new InMemoryConversationReader(conversations), run: (work) => work() };
});

let fixture: ReturnType<typeof messagingFixture>;
beforeEach(() => (fixture = messagingFixture()));
/** Stored unread counts must equal a recount. */
afterEach(() => {
  for (const { ownerId, otherId, unreadCount } of fixture.conversations.sides.values()) {
    expect(fixture.messages.listSent(otherId, ownerId).filter(isUnread)).toHaveLength(unreadCount);
  }
});

const connected = async () => {
  await fixture.send(robin, kim, 'May I?');
  await fixture.send(kim, robin, 'With pleasure.');
};
const inbox = async (id: number, role: 'student' | 'college_admin' = 'student') =>
  (await fixture.inbox.execute({ by: { id, role }, limit: 10, after: null })).items;
const summary = (id: number, otherId: number) => fixture.summary.execute({ id, role: 'student' }, otherId);
const listThread = async (by: number, otherId: number, before: number | null = null, limit = 10) =>
  (await fixture.thread.execute({ by, otherId, before, limit })).items;
const countUnread = (id: number) => fixture.conversationReader.countUnread(id);

describe('the list of conversations', () => {
  it('contains the other person, the last message and what the viewer can do', async () => {
    await connected();
    await fixture.send(kim, sasha, 'Hello Sasha.');

    expect(await inbox(kim)).toMatchObject([
      {
        side: { otherId: sasha, unreadCount: 0, lastMessage: { excerpt: 'Hello Sasha.' } },
        relationship: { status: 'pending_sent', connectionId: 2 },
        writing: { canWrite: true, whyNot: null },
      },
      {
        side: { otherId: robin, unreadCount: 0, lastMessage: { excerpt: 'With pleasure.' } },
        relationship: { status: 'connected', connectionId: 1, person: { displayName: 'Person 1' } },
        writing: { canWrite: true },
      },
    ]);
  });

  it('contains the reason why the viewer cannot write', async () => {
    for (let n = 0; n < 3; n++) await fixture.send(robin, kim);
    await fixture.send(robin, sasha);
    fixture.relationships.away.add(sasha);
    const why = async (role?: 'college_admin') => (await inbox(robin, role)).map(({ writing }) => writing.whyNot);

    expect(await why()).toEqual(['unavailable', 'wait-for-answer']);
    expect(await why('college_admin')).toEqual(['role', 'role']);
  });

  it('leaves out a blocked conversation that is not marked as hidden yet', async () => {
    await connected();
    fixture.relationships.blocked.add(`${kim}:${robin}`);

    expect(await inbox(robin)).toEqual([]);
  });
});

describe('a conversation', () => {
  it('lists messages oldest first, starting with the newest page', async () => {
    await connected();
    for (let n = 0; n < 3; n++) await fixture.send(robin, kim, `${n}`);

    expect((await listThread(kim, robin, null, 2)).map(({ id }) => id)).toEqual([4, 5]);
    expect((await listThread(kim, robin, 4, 2)).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('is empty before the first message, and contains what that message does', async () => {
    expect(await listThread(robin, kim)).toEqual([]);
    expect(await summary(robin, kim)).toMatchObject({
      side: null,
      showSafetyNote: false,
      writing: { canWrite: true, nextMessage: 'requests', messagesLeftBeforeAnswer: 3 },
    });
    fixture.relationships.full.add(kim);
    expect(await summary(robin, kim)).toMatchObject({ writing: { canWrite: false, whyNot: 'full' } });
  });

  it('contains the number of messages left, and what a reply does', async () => {
    await fixture.send(robin, kim);

    expect(await summary(robin, kim)).toMatchObject({ writing: { nextMessage: 'waits', messagesLeftBeforeAnswer: 2 } });
    expect(await summary(kim, robin)).toMatchObject({ writing: { nextMessage: 'accepts', canWrite: true } });
  });

  it('shows the safety note only to viewers under 18', async () => {
    expect(await summary(sasha, kim)).toMatchObject({ showSafetyNote: true });
    expect(await summary(kim, sasha)).toMatchObject({ showSafetyNote: false });
  });

  it('stays readable when the other account is unavailable', async () => {
    await connected();
    fixture.relationships.away.add(kim);

    expect(await listThread(robin, kim)).toHaveLength(2);
    expect(await summary(robin, kim)).toMatchObject({
      relationship: { person: null },
      writing: { canWrite: false, whyNot: 'unavailable' },
    });
  });

  it('cannot be opened with oneself', async () => {
    for (const act of [listThread, summary]) await expect(act(robin, robin)).rejects.toThrow(CannotMessageYourself);
  });

  it.each([
    ['nobody', async () => HIDDEN_USER_ID],
    ['an erased person, with whom others had one', async () => -3],
    ['a person who blocks one, without a word between the two', async () => block(kim, robin, kim)],
    ['a person who blocks one, after some words', async () => (await connected(), block(kim, robin, kim))],
    [
      'a person who blocks one, which the conversation has not heard of',
      async () => (await connected(), addUnpublishedBlock(kim)),
    ],
    ['a person one blocks oneself', async () => (await connected(), block(robin, kim, kim))],
  ])('throws ConversationNotFound for %s', async (_, arrange) => {
    const otherId = await arrange();
    const one = { by: robin, otherId };
    for (const act of [
      () => listThread(robin, otherId),
      () => summary(robin, otherId),
      () => fixture.mark.markAsRead(one),
      () => fixture.mark.markAsUnread(one),
    ]) {
      await expect(act()).rejects.toThrow(ConversationNotFound);
    }
  });
  const addUnpublishedBlock = (blocker: number) => {
    fixture.relationships.blocked.add(`${blocker}:${robin}`);
    return blocker;
  };
  const block = async (by: number, other: number, asked: number) => {
    await fixture.block(by, other);
    return asked;
  };
});

describe('reading a conversation', () => {
  it('marks all messages as read and removes the unread mark, also when repeated', async () => {
    await connected();
    await fixture.send(robin, kim);
    await fixture.mark.markAsUnread({ by: kim, otherId: robin });
    expect(await countUnread(kim)).toBe(1);
    for (let times = 0; times < 2; times++) await fixture.mark.markAsRead({ by: kim, otherId: robin });

    expect(await countUnread(kim)).toBe(0);
    expect(await countUnread(robin)).toBe(1);
    expect((await inbox(kim))[0]!.side).toMatchObject({ unreadCount: 0, isMarkedUnread: false });
  });

  it('clears the badge of a pending request without answering it, and marks later messages as read', async () => {
    await fixture.send(robin, kim);
    await fixture.send(robin, kim, 'Are you there?');
    await fixture.mark.markAsRead({ by: kim, otherId: robin });

    expect(fixture.messages.states.map(({ read }) => read)).toEqual([false, true]);
    expect(fixture.relationships.rows).toMatchObject([{ status: 'pending' }]);
    expect(await countUnread(kim)).toBe(0);
  });

  it('keeps the count right when a request that was seen is answered', async () => {
    await fixture.send(robin, kim);
    await fixture.mark.markAsRead({ by: kim, otherId: robin });
    await fixture.send(robin, kim, 'Are you there?');
    expect(await countUnread(kim)).toBe(1);

    await fixture.answer.markRead({ fromUserId: robin, toUserId: kim }, NOON);
    expect(await countUnread(kim)).toBe(1);
    expect(fixture.messages.states.map(({ read }) => read)).toEqual([true, false]);
  });

  it('changes nothing if there are no messages', async () => {
    await fixture.mark.markAsRead({ by: robin, otherId: kim });
    await fixture.mark.markAsUnread({ by: robin, otherId: kim });

    expect(fixture.conversations.sides.size).toBe(0);
  });

  it('counts a message that was read individually once', async () => {
    await connected();
    for (let times = 0; times < 2; times++) await fixture.read.execute({ by: robin, id: 2 });

    expect(await countUnread(robin)).toBe(0);
  });
});

describe('answering a request', () => {
  it('marks it as read, and accepting it sends a reply', async () => {
    await fixture.send(robin, kim);
    await fixture.answer.markRead({ fromUserId: robin, toUserId: kim }, NOON);
    expect(await countUnread(kim)).toBe(0);
    await fixture.answer.storeAcceptanceReply({ fromUserId: robin, toUserId: kim }, NOON);

    expect(await countUnread(robin)).toBe(1);
    expect((await inbox(kim))[0]!.side.lastMessage.senderId).toBe(kim);
  });
});

describe('deleting a message', () => {
  it('empties it for both sides and updates the list and the counts', async () => {
    await connected();
    await fixture.delete.execute({ by: kim, id: 2 });
    await fixture.delete.execute({ by: kim, id: 2 });

    expect(await countUnread(robin)).toBe(0);
    for (const [one, other] of [
      [robin, kim],
      [kim, robin],
    ] as const) {
      expect((await inbox(one))[0]!.side.lastMessage).toMatchObject({ id: 2, excerpt: '', isDeleted: true });
      expect((await listThread(one, other)).at(-1)).toMatchObject({ content: '', deletedAt: NOON });
    }
  });

  it('keeps a later message as the last one', async () => {
    await connected();
    await fixture.send(kim, robin, 'And welcome.');
    await fixture.delete.execute({ by: kim, id: 2 });

    expect((await inbox(robin))[0]!.side).toMatchObject({ unreadCount: 1, lastMessage: { excerpt: 'And welcome.' } });
  });

  it.each([
    ['a request', 1, robin, 0, RequestMessageNotDeletable],
    ['what no one wrote', 99, robin, 0, MessageNotFound],
    ['what others wrote to each other', 2, sasha, 0, MessageNotFound],
    ['what was sent some time ago', 2, kim, 16, TooLateToDelete],
  ])('is refused for %s', async (_, id, by, minutes, refusal) => {
    await connected();
    fixture.clock.at = new Date(NOON.getTime() + minutes * 60_000);

    await expect(fixture.delete.execute({ by, id })).rejects.toThrow(refusal);
    expect(fixture.messages.states.every(({ deletedAt }) => deletedAt === null)).toBe(true);
  });

  it('is refused while one of the two blocks the other', async () => {
    await connected();
    await fixture.block(robin, kim);

    await expect(fixture.delete.execute({ by: kim, id: 2 })).rejects.toThrow(MessageNotFound);
  });
});

describe('a block', () => {
  beforeEach(connected);

  it('hides the conversation from both lists and counts until neither side blocks the other', async () => {
    await fixture.block(robin, kim);
    await fixture.block(kim, robin);
    expect([await inbox(robin), await inbox(kim), await countUnread(robin)]).toEqual([[], [], 0]);
    await fixture.block(robin, kim, false);
    expect([await inbox(robin), await inbox(kim), await countUnread(robin)]).toEqual([[], [], 0]);
    await fixture.block(kim, robin, false);

    expect([(await inbox(robin)).length, (await inbox(kim)).length, await countUnread(robin)]).toEqual([1, 1, 1]);
  });

  it('that is older than the conversations is backfilled', async () => {
    fixture.relationships.blocked.add(`${kim}:${robin}`).add(`${robin}:${sasha}`);
    await fixture.blocks.backfillBlocks();

    expect(fixture.backfill.upTo).toBeNull();
    expect([...fixture.conversations.sides.values()].map(({ isHidden }) => isHidden)).toEqual([true, true]);
  });
});

describe('live updates', () => {
  const listEvents = (id: number) => (fixture.events.rows.get(id) ?? []).map(({ type, data }) => ({ type, ...data }));
  const forget = () => fixture.events.rows.clear();
  beforeEach(async () => {
    await connected();
    forget();
  });

  it('are sent to both sides when a message is created and deleted', async () => {
    await fixture.send(kim, robin, 'Secret words.');
    await fixture.delete.execute({ by: kim, id: 3 });
    await fixture.delete.execute({ by: kim, id: 3 });

    expect(listEvents(robin)).toEqual([
      { type: 'message.created', messageId: 3, userId: kim },
      { type: 'message.deleted', messageId: 3, userId: kim },
    ]);
    expect(listEvents(kim)).toEqual(listEvents(robin).map((event) => ({ ...event, userId: robin })));
  });

  it('report a read conversation to both sides, once, if both share read receipts', async () => {
    for (const userId of [robin, kim]) fixture.consent.share(userId, { readReceipts: true });
    await fixture.mark.markAsRead({ by: robin, otherId: kim });
    await fixture.mark.markAsRead({ by: robin, otherId: kim });
    await fixture.read.execute({ by: robin, id: 2 });

    expect(listEvents(robin)).toEqual([{ type: 'conversation.read', userId: kim }]);
    expect(listEvents(kim)).toEqual([{ type: 'conversation.read', userId: robin }]);
  });

  it.each([
    ['neither shares it', []],
    ['only the reader shares it', [robin]],
    ['only the sender shares it', [kim]],
  ])('report a read conversation only to the reader if %s', async (_, sharers) => {
    for (const userId of sharers) fixture.consent.share(userId, { readReceipts: true });
    await fixture.read.execute({ by: robin, id: 2 });
    expect([listEvents(robin).length, listEvents(kim)]).toEqual([1, []]);
    await fixture.send(kim, robin);
    forget();
    await fixture.mark.markAsRead({ by: robin, otherId: kim });
    expect(listEvents(robin)).toEqual([{ type: 'conversation.read', userId: kim }]);
    expect(listEvents(kim)).toEqual([]);
  });

  it('report an unread mark only to its owner', async () => {
    await fixture.mark.markAsRead({ by: robin, otherId: kim });
    forget();
    await fixture.mark.markAsUnread({ by: robin, otherId: kim });
    await fixture.mark.markAsRead({ by: robin, otherId: kim });

    expect(listEvents(robin)).toHaveLength(2);
    expect(listEvents(kim)).toEqual([]);
  });

  it('are not sent while one of the two blocks the other', async () => {
    await fixture.block(kim, robin);
    await fixture.answer.storeAcceptanceReply({ fromUserId: robin, toUserId: kim }, NOON);

    expect([listEvents(robin), listEvents(kim)]).toEqual([[], []]);
  });
});
