import {
  MessageNotFound,
  MessageRefused,
  OnlyRecipientMarksRead,
  OnlySenderDeletes,
  RequestMessageNotDeletable,
  TooLateToDelete,
  MessageLimitBeforeAnswerReached,
} from './errors';
import { toMessageSeenBy, isUnread, Message, type MessageId } from './message';
import { assertMayWriteAgain, getMessageEffect, MAX_MESSAGES_BEFORE_ANSWER } from './writing-permission';

const NOON = new Date('2026-03-01T12:00:00Z');
const ONE = 1 as MessageId;
const draft = { senderId: 7, recipientId: 8, content: 'Hello.' };

describe('a message', () => {
  it('contains text, sender, recipient and time', () => {
    expect(Message.write(ONE, draft, NOON).snapshot()).toEqual({
      id: 1,
      senderId: 7,
      recipientId: 8,
      content: 'Hello.',
      isRequest: false,
      read: false,
      sentAt: NOON,
      readAt: null,
      deletedAt: null,
      hiddenAt: null,
      containsContactDetails: false,
    });
    expect(Message.request(ONE, draft, NOON).snapshot().isRequest).toBe(true);
  });

  it.each([
    ['to oneself', 'recipientId', { recipientId: 7 }],
    ['without words', 'content', { content: ' \n ' }],
    ['longer than a message is', 'content', { content: 'x'.repeat(5_001) }],
  ])('is refused if it is %s', (_, field, changes) => {
    const write = () => Message.write(ONE, { ...draft, ...changes }, NOON);

    expect(write).toThrow(MessageRefused);
    expect(write).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ field })] }));
  });

  it('has a length limit in code points', () => {
    expect(() => Message.write(ONE, { ...draft, content: '🙂'.repeat(5_000) }, NOON)).not.toThrow();
    // Two code points each, which is how the database counts them.
    expect(() => Message.write(ONE, { ...draft, content: '☺️'.repeat(2_501) }, NOON)).toThrow(MessageRefused);
  });

  it('can be read only by its recipient, once', () => {
    const message = Message.write(ONE, draft, NOON);
    expect(() => message.markReadBy(7, NOON)).toThrow(OnlyRecipientMarksRead);
    expect(() => message.markReadBy(9, NOON)).toThrow(MessageNotFound);
    expect(message.snapshot().read).toBe(false);
    message.markReadBy(8, NOON);
    message.markReadBy(8, new Date(NOON.getTime() + 1));

    expect(message.snapshot()).toMatchObject({ read: true, readAt: NOON });
  });
});

describe('the message of a pending request that its recipient has seen', () => {
  const seen = () => {
    const message = Message.request(ONE, draft, NOON);
    message.markSeenBy(8, NOON);
    return message;
  };

  it('no longer counts as unread, but is not read', () => {
    expect(seen().snapshot()).toMatchObject({ read: false, readAt: NOON });
    expect(isUnread(seen().snapshot())).toBe(false);
  });

  it('looks unread to its sender, even with receipts', () => {
    expect(toMessageSeenBy(7, seen().snapshot(), true)).toMatchObject({ read: false, readAt: null });
  });

  it('keeps the time when it is read later', () => {
    const message = seen();
    message.markReadBy(8, new Date(NOON.getTime() + 60_000));
    expect(message.snapshot()).toMatchObject({ read: true, readAt: NOON });
  });

  it('can be marked as seen only by the recipient', () => {
    expect(() => Message.request(ONE, draft, NOON).markSeenBy(7, NOON)).toThrow(OnlyRecipientMarksRead);
    expect(() => Message.request(ONE, draft, NOON).markSeenBy(9, NOON)).toThrow(MessageNotFound);
  });
});

describe('a deleted message', () => {
  const minutes = (count: number) => new Date(NOON.getTime() + count * 60_000);

  it('loses its text once, and stays in the conversation', () => {
    const message = Message.writeUnanswered(ONE, { ...draft, content: 'me@example.org' }, NOON);
    message.deleteBy(7, minutes(15));
    message.deleteBy(7, minutes(60));

    expect(message.snapshot()).toMatchObject({ content: '', deletedAt: minutes(15), containsContactDetails: false });
    expect(isUnread(message.snapshot())).toBe(false);
  });

  it.each([
    ['the recipient', 8, 0, OnlySenderDeletes],
    ['a stranger', 9, 0, MessageNotFound],
    ['the sender, later', 7, 15.1, TooLateToDelete],
  ])('cannot be deleted by %s', (_, by, after, refusal) => {
    const message = Message.write(ONE, draft, NOON);
    expect(() => message.deleteBy(by, minutes(after))).toThrow(refusal);
    expect(message.snapshot()).toMatchObject({ content: 'Hello.', deletedAt: null });
  });

  it('cannot be the message of a request', () => {
    expect(() => Message.request(ONE, draft, NOON).deleteBy(7, NOON)).toThrow(RequestMessageNotDeletable);
  });
});

describe('contact details', () => {
  const content = 'Write to me at robin@example.org.';

  it('are marked until the two are connected', () => {
    const changes = { ...draft, content };

    expect(Message.request(ONE, changes, NOON).snapshot().containsContactDetails).toBe(true);
    expect(Message.writeUnanswered(ONE, changes, NOON).snapshot().containsContactDetails).toBe(true);
    expect(Message.write(ONE, changes, NOON).snapshot().containsContactDetails).toBe(false);
    expect(Message.request(ONE, draft, NOON).snapshot().containsContactDetails).toBe(false);
  });
});

describe('the effect of the next message', () => {
  it.each([
    ['none', 'requests'],
    ['pending_received', 'accepts'],
    ['declined', 'accepts'],
    ['pending_sent', 'waits'],
    ['connected', 'continues'],
  ] as const)('%s: %s', (status, effect) => {
    expect(getMessageEffect(status)).toBe(effect);
  });

  it('is refused after the maximum number without an answer', () => {
    expect(() => assertMayWriteAgain(MAX_MESSAGES_BEFORE_ANSWER - 1)).not.toThrow();
    expect(() => assertMayWriteAgain(MAX_MESSAGES_BEFORE_ANSWER)).toThrow(MessageLimitBeforeAnswerReached);
  });
});

function readMessage() {
  const message = Message.write(ONE, draft, NOON);
  message.markReadBy(draft.recipientId, NOON);
  return message.snapshot();
}

describe('a message that a moderator has hidden', () => {
  it('has no text for either side, whatever they share', () => {
    const message = Message.write(ONE, draft, NOON);
    message.setHidden(true, NOON);
    for (const viewer of [draft.senderId, draft.recipientId]) {
      for (const sharesReceipts of [true, false]) {
        const shown = toMessageSeenBy(viewer, message.snapshot(), sharesReceipts);
        expect(shown).toMatchObject({ content: '', deletedAt: NOON, containsContactDetails: false });
      }
    }
  });
});

describe('a read receipt', () => {
  it('is visible to the sender if both share it', () => {
    expect(toMessageSeenBy(draft.senderId, readMessage(), true)).toMatchObject({ read: true, readAt: NOON });
  });

  it('is hidden from the sender otherwise: the message looks unread', () => {
    expect(toMessageSeenBy(draft.senderId, readMessage(), false)).toMatchObject({ read: false, readAt: null });
  });

  it.each([true, false])('shows the reader that the message is read, without the time', (sharesReceipts) => {
    expect(toMessageSeenBy(draft.recipientId, readMessage(), sharesReceipts)).toMatchObject({
      read: true,
      readAt: null,
    });
  });
});
