import { MessageNotFound, MessageRefused, OnlyRecipientReads, WaitForAnswer } from './errors';
import type { MessageId } from './ids';
import { Message } from './message';
import { assertMayInsist, effectOf, MOST_BEFORE_ANSWER } from './standing';

const NOON = new Date('2026-03-01T12:00:00Z');
const ONE = 1 as MessageId;
const letter = { senderId: 7, recipientId: 8, content: 'Hello.' };

describe('a message', () => {
  it('is what was said, by whom, to whom and when', () => {
    expect(Message.write(ONE, letter, NOON).snapshot()).toEqual({
      ...{ id: 1, senderId: 7, recipientId: 8, content: 'Hello.', isRequest: false, read: false, sentAt: NOON },
    });
    expect(Message.request(ONE, letter, NOON).snapshot().isRequest).toBe(true);
  });

  it.each([
    ['to oneself', 'recipientId', { recipientId: 7 }],
    ['without words', 'content', { content: ' \n ' }],
    ['longer than a message is', 'content', { content: 'x'.repeat(5_001) }],
  ])('is not one %s', (_, field, told) => {
    const write = () => Message.write(ONE, { ...letter, ...told }, NOON);

    expect(write).toThrow(MessageRefused);
    expect(write).toThrow(expect.objectContaining({ fields: [expect.objectContaining({ field })] }));
  });

  it('is as long in faces as in letters', () => {
    expect(() => Message.write(ONE, { ...letter, content: '🙂'.repeat(5_000) }, NOON)).not.toThrow();
    // Two characters each, however they look: as many as the database counts.
    expect(() => Message.write(ONE, { ...letter, content: '☺️'.repeat(2_501) }, NOON)).toThrow(MessageRefused);
  });

  it('is read by the one it is for', () => {
    const message = Message.write(ONE, letter, NOON);
    expect(() => message.readBy(7)).toThrow(OnlyRecipientReads);
    expect(() => message.readBy(9)).toThrow(MessageNotFound);
    expect(message.snapshot().read).toBe(false);
    message.readBy(8);
    message.readBy(8);

    expect(message.snapshot().read).toBe(true);
  });
});

describe('what the next message does', () => {
  it.each([
    ['apart', 'requests'],
    ['asked', 'accepts'],
    ['waiting', 'insists'],
    ['connected', 'continues'],
  ] as const)('%s: %s', (standing, effect) => {
    expect(effectOf(standing)).toBe(effect);
  });

  it('is refused after so many without an answer', () => {
    expect(() => assertMayInsist(MOST_BEFORE_ANSWER - 1)).not.toThrow();
    expect(() => assertMayInsist(MOST_BEFORE_ANSWER)).toThrow(WaitForAnswer);
  });
});
