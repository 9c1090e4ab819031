import fc from 'fast-check';
import { Conversation, toExcerpt, countShownUnread } from './conversation';
import { MessageSent } from './events';
import { type MessageId, isUnread, Message, type MessageState } from './message';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim] = [7, 8] as const;

const written = (id: number, senderId: number, content = 'Hello.'): MessageState =>
  Message.write(id as MessageId, { senderId, recipientId: senderId === robin ? kim : robin, content }, NOON).snapshot();
const sideOf = (conversation: Conversation, ownerId: number) =>
  conversation.sides.find((side) => side.ownerId === ownerId)!;

describe('the excerpt in a list', () => {
  it.each([
    ['  Hello,\n\n may I\task? ', 'Hello, may I ask?'],
    ['x'.repeat(160), 'x'.repeat(160)],
    ['x'.repeat(161), `${'x'.repeat(159)}…`],
    ['🙂'.repeat(200), `${'🙂'.repeat(159)}…`],
    [`${'x'.repeat(157)}👩‍👩‍👧‍👦 and more`, `${'x'.repeat(157)}…`],
    ['It is **very** *important*: 2 * 3', 'It is very important: 2 * 3'],
  ])('of %j', (content, excerpt) => {
    expect(toExcerpt(content)).toBe(excerpt);
  });
});

describe('a conversation', () => {
  it('does not exist before the first message', () => {
    const conversation = Conversation.restore([]);
    conversation.markRead(robin);
    conversation.markUnread(kim);
    conversation.setHidden(true);

    expect(conversation.sides).toEqual([]);
  });

  it('has a side for each of the two people', () => {
    const conversation = Conversation.restore([]);
    conversation.addMessage(written(1, robin, 'May I?'));

    expect(sideOf(conversation, robin)).toMatchObject({
      otherId: kim,
      unreadCount: 0,
      lastMessage: { senderId: robin },
    });
    expect(sideOf(conversation, kim)).toMatchObject({
      otherId: robin,
      unreadCount: 1,
      lastMessage: { excerpt: 'May I?' },
    });
  });

  it('records each message that is added, and whether a block hides it', () => {
    const conversation = Conversation.restore([]);
    conversation.addMessage({ ...written(1, robin), isRequest: true });
    conversation.setHidden(true);
    conversation.addMessage(written(2, kim));
    const { sides } = conversation;
    const restored = Conversation.restore(sides.filter(({ ownerId }) => ownerId === robin));
    restored.addMessage(written(3, robin));

    expect(conversation.pullEvents()).toEqual([
      new MessageSent(1, robin, kim, true, false, NOON),
      new MessageSent(2, kim, robin, false, true, NOON),
    ]);
    expect(restored.pullEvents()).toMatchObject([{ messageId: 3, isHidden: true }]);
  });

  it('records no event for other changes', () => {
    const conversation = Conversation.restore([]);
    const message = written(1, robin);
    conversation.addMessage(message);
    conversation.pullEvents();
    conversation.updateMessage(message, { ...message, deletedAt: NOON });
    conversation.markRead(kim);
    conversation.markUnread(kim);

    expect(conversation.pullEvents()).toEqual([]);
  });

  it('counts at least one if the owner marked it as unread, until they read it', () => {
    const conversation = Conversation.restore([]);
    conversation.addMessage(written(1, robin));
    conversation.markRead(kim);
    conversation.markUnread(kim);
    expect(countShownUnread(sideOf(conversation, kim))).toBe(1);
    conversation.addMessage(written(2, robin));
    expect(countShownUnread(sideOf(conversation, kim))).toBe(1);
    conversation.markRead(kim);

    expect(countShownUnread(sideOf(conversation, kim))).toBe(0);
  });

  it('is hidden and shown for both sides', () => {
    const conversation = Conversation.restore([]);
    conversation.addMessage(written(1, robin));
    conversation.setHidden(true);
    expect(conversation.sides.map(({ isHidden }) => isHidden)).toEqual([true, true]);
    conversation.setHidden(false);

    expect(conversation.sides.map(({ isHidden }) => isHidden)).toEqual([false, false]);
  });

  it('continues with one side when the other account is erased', () => {
    const begun = Conversation.restore([]);
    begun.addMessage({ ...written(1, robin), senderId: -3 });
    const conversation = Conversation.restore(begun.sides.filter(({ ownerId }) => ownerId === kim));
    const before = { ...written(1, robin), senderId: -3 };
    conversation.updateMessage(before, { ...before, read: true });

    expect(conversation.sides).toMatchObject([{ ownerId: kim, otherId: -3, unreadCount: 0 }]);
  });

  it('has the same counts as a recount after any sequence of changes', () => {
    const act = fc.record({
      what: fc.constantFrom('write', 'read', 'delete', 'readAll', 'restore'),
      by: fc.constantFrom(robin, kim),
      which: fc.nat(9),
    });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        let conversation = Conversation.restore([]);
        const messages: MessageState[] = [];
        for (const { what, by, which } of acts) {
          const before = messages[which];
          if (what === 'write') conversation.addMessage(messages[messages.push(written(messages.length + 1, by)) - 1]!);
          else if (what === 'restore') conversation = Conversation.restore(conversation.sides);
          else if (what === 'readAll') {
            for (const one of messages) if (one.recipientId === by) one.read = true;
            conversation.markRead(by);
          } else if (before && by === (what === 'read' ? before.recipientId : before.senderId)) {
            const message = Message.restore({ ...before });
            if (what === 'read') message.markReadBy(by, NOON);
            else message.deleteBy(by, NOON);
            messages[which] = message.snapshot();
            conversation.updateMessage(before, message.snapshot());
          }
        }
        for (const side of conversation.sides) {
          const unreadMessages = messages.filter((one) => one.recipientId === side.ownerId && isUnread(one));
          const last = messages.at(-1)!;
          expect(side.unreadCount).toBe(unreadMessages.length);
          expect(side.lastMessage).toMatchObject({ id: last.id, excerpt: last.content, isDeleted: !!last.deletedAt });
        }
      }),
    );
  });
});
