import type { MessageId } from './ids';
import { Message } from './message';
import { asSeenBy } from './read-receipt';

const [robin, kim] = [1, 2] as const;
const NOON = new Date('2026-03-01T12:00:00Z');

function readMessage() {
  const message = Message.write(1 as MessageId, { senderId: robin, recipientId: kim, content: 'Hello.' }, NOON);
  message.readBy(kim, NOON);
  return message.snapshot();
}

describe('that a message was read', () => {
  it('is for the sender where both share it', () => {
    expect(asSeenBy(robin, readMessage(), true)).toMatchObject({ read: true, readAt: NOON });
  });

  it('is not for the sender otherwise: it looks unread', () => {
    expect(asSeenBy(robin, readMessage(), false)).toMatchObject({ read: false, readAt: null });
  });

  it.each([true, false])('is known to the reader, without the time', (sharesReceipts) => {
    expect(asSeenBy(kim, readMessage(), sharesReceipts)).toMatchObject({ read: true, readAt: null });
  });
});
