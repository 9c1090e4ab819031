import type { Role } from '../../../../shared/domain/role';
import {
  MessageNotFound,
  MessageRefused,
  OnlyRecipientMarksRead,
  MessageLimitBeforeAnswerReached,
  CollegeMembershipNotVerified,
} from '../../domain/conversations/errors';
import { MAX_MESSAGES_BEFORE_ANSWER } from '../../domain/conversations/writing-permission';
import { InMemoryConversations } from './testing/in-memory-conversations';
import { InMemoryMessageReader, InMemoryMessages } from './testing/in-memory-messages';
import { kim, messagingFixture, NOON, robin, sasha } from './testing/messaging-fixture';
import { describeMessages } from './testing/messages.contract';
import { AllPlacesTaken, HIDDEN_USER_ID, PersonNotFound } from './testing/in-memory-relationships';

let fixture: ReturnType<typeof messagingFixture>;
beforeEach(() => (fixture = messagingFixture()));

const statuses = () => fixture.relationships.rows.map(({ status }) => status);

describeMessages('a list', async () => {
  const [messages, conversations] = [new InMemoryMessages(), new InMemoryConversations()];
  return { messages, conversations, reader: new InMemoryMessageReader(messages, conversations) };
});

describe('writing to a person without a connection', () => {
  it('requests a connection with this message', async () => {
    const sent = await fixture.send(robin, kim, 'May I ask you something?');

    expect(sent).toMatchObject({ connectionStatus: 'pending_sent', messagesLeftBeforeAnswer: 2 });
    expect(sent.message).toMatchObject({
      senderId: robin,
      recipientId: kim,
      content: 'May I ask you something?',
      isRequest: true,
      read: false,
      sentAt: NOON,
    });
    expect(fixture.relationships.rows).toMatchObject([{ from: robin, to: kim, status: 'pending' }]);
    expect(fixture.messages.states).toHaveLength(1);
  });

  it('is refused after the maximum number of messages without an answer', async () => {
    for (let i = 0; i < MAX_MESSAGES_BEFORE_ANSWER; i++) await fixture.send(robin, kim);

    await expect(fixture.send(robin, kim)).rejects.toThrow(MessageLimitBeforeAnswerReached);
    expect(fixture.messages.states.map(({ isRequest }) => isRequest)).toEqual([true, false, false]);
    await fixture.send(robin, sasha);
  });

  it('is refused for a person whom the sender cannot see, and stores no message', async () => {
    await expect(fixture.send(robin, HIDDEN_USER_ID)).rejects.toThrow(PersonNotFound);
    expect(fixture.messages.states).toEqual([]);
  });

  it('is refused for oneself', async () => {
    await expect(fixture.send(robin, robin)).rejects.toThrow(MessageRefused);
    expect(statuses()).toEqual([]);
  });

  it('has to wait for an answer if the request had no text', async () => {
    await fixture.relationships.request(robin, kim, '');

    await expect(fixture.send(robin, kim)).rejects.toThrow(MessageLimitBeforeAnswerReached);
  });
});

describe('replying to a request', () => {
  beforeEach(() => fixture.send(robin, kim));

  it('accepts the request', async () => {
    await fixture.send(kim, robin, 'With pleasure.');

    expect(statuses()).toEqual(['connected']);
    expect(fixture.messages.states.at(-1)).toMatchObject({ senderId: kim, isRequest: false });
  });

  it('accepts the request even after it was dismissed', async () => {
    await fixture.read.execute({ by: kim, id: 1 });
    await fixture.send(kim, robin, 'I have thought about it.');

    expect(statuses()).toEqual(['connected']);
  });

  it('is not stored if no place is left', async () => {
    fixture.relationships.full.add(kim);

    await expect(fixture.send(kim, robin)).rejects.toThrow(AllPlacesTaken);
    expect(fixture.messages.states).toHaveLength(1);
  });

  it('removes the limit on messages for both sides', async () => {
    await fixture.send(kim, robin);
    for (let i = 0; i < 5; i++) await fixture.send(robin, kim, 'x'.repeat(5_000));

    expect(fixture.messages.states).toHaveLength(7);
  });
});

describe('listing messages', () => {
  beforeEach(() => fixture.send(robin, kim));

  const countListed = async (id: number, role: Role): Promise<number> =>
    (await fixture.list.execute({ by: { id, role }, limit: 10, before: null })).items.length;

  it('returns sent and received messages, and marks none as read', async () => {
    expect(
      await Promise.all([countListed(robin, 'student'), countListed(kim, 'alumni'), countListed(sasha, 'alumni')]),
    ).toEqual([1, 1, 0]);
    expect(fixture.messages.states).toMatchObject([{ read: false }]);
    expect(statuses()).toEqual(['pending']);
  });

  it('requires administrators to speak for their college', async () => {
    expect(await countListed(robin, 'college_admin')).toBe(1);
    await expect(countListed(kim, 'college_admin')).rejects.toThrow(CollegeMembershipNotVerified);
    await expect(countListed(sasha, 'college_admin')).rejects.toThrow(CollegeMembershipNotVerified);
  });
});

describe('reading a message', () => {
  it('is allowed only for its recipient', async () => {
    await fixture.send(robin, kim);

    await expect(fixture.read.execute({ by: robin, id: 1 })).rejects.toThrow(OnlyRecipientMarksRead);
    await expect(fixture.read.execute({ by: sasha, id: 1 })).rejects.toThrow(MessageNotFound);
    await expect(fixture.read.execute({ by: kim, id: 2 })).rejects.toThrow(MessageNotFound);
    expect(fixture.messages.states).toMatchObject([{ read: false }]);
    expect(statuses()).toEqual(['pending']);
  });

  it('declines an unanswered request', async () => {
    await fixture.send(robin, kim);

    expect(await fixture.read.execute({ by: kim, id: 1 })).toMatchObject({ id: 1, read: true });
    expect(statuses()).toEqual(['declined']);
  });

  it('does not decline the request if it was sent after the request', async () => {
    await fixture.send(robin, kim);
    await fixture.send(robin, kim, 'Are you there?');
    await fixture.read.execute({ by: kim, id: 2 });

    expect(statuses()).toEqual(['pending']);
  });

  it('does not decline a later request if it is an earlier one', async () => {
    await fixture.send(robin, kim);
    fixture.relationships.rows.pop();
    await fixture.send(robin, kim, 'I ask once more.');
    await fixture.read.execute({ by: kim, id: 1 });

    expect(statuses()).toEqual(['pending']);
  });

  it('does not end an accepted connection', async () => {
    await fixture.send(robin, kim);
    await fixture.send(kim, robin);
    await fixture.read.execute({ by: kim, id: 1 });
    await fixture.read.execute({ by: kim, id: 1 });

    expect(statuses()).toEqual(['connected']);
  });
});

describe('pending requests', () => {
  it('are listed with their sender and message, newest first, and stay pending', async () => {
    await fixture.send(robin, kim, 'May I?');
    await fixture.send(sasha, kim);
    const shown = await fixture.requests.execute(kim);

    expect(
      shown.map(({ connectionRequest, message }) => [connectionRequest.sender.displayName, message.content]),
    ).toEqual([
      ['Person 3', 'Hello.'],
      ['Person 1', 'May I?'],
    ]);
    expect(await fixture.requests.execute(kim)).toEqual(shown);
    expect(await fixture.requests.execute(robin)).toEqual([]);
  });

  it('are left out if they have no text', async () => {
    await fixture.relationships.request(robin, kim, '  ');

    expect(await fixture.requests.execute(kim)).toEqual([]);
    expect(fixture.messages.states).toEqual([]);
  });
});

describe('answering a request outside the conversation', () => {
  const sides = { fromUserId: robin, toUserId: kim };

  it('marks its message as read once', async () => {
    await fixture.send(robin, kim);
    await fixture.answer.markRead(sides, NOON);
    expect(fixture.messages.states).toMatchObject([{ read: true, readAt: NOON }]);
    await fixture.answer.markRead(sides, NOON);
    expect(fixture.messages.states).toMatchObject([{ read: true, readAt: NOON }]);
  });

  it('changes nothing if the request had no text', async () => {
    await fixture.answer.markRead(sides, NOON);
    expect(fixture.messages.states).toEqual([]);
  });

  it('sends a thank-you message if it is accepted', async () => {
    await fixture.answer.storeAcceptanceReply(sides, NOON);
    expect(fixture.messages.states).toMatchObject([
      {
        senderId: kim,
        recipientId: robin,
        isRequest: false,
        sentAt: NOON,
        content: "Thanks for reaching out! I'd be happy to connect with you.",
      },
    ]);
  });
});

describe('a message that a moderator has hidden', () => {
  it('has no text for either side until it is shown again', async () => {
    const { message } = await fixture.send(robin, kim, 'Send me money.');
    const texts = async () => {
      const list = (id: number) => fixture.list.execute({ by: { id, role: 'student' }, limit: 9, before: null });
      return [await list(robin), await list(kim)].map(({ items }) => items[0]!.content);
    };
    expect(await fixture.moderate.setHidden(message.id, true)).toBe(true);
    expect(await texts()).toEqual(['', '']);
    expect(await fixture.moderate.findContext(kim, message.id)).toBeNull();
    expect((await fixture.requests.execute(kim))[0]).toMatchObject({ message: { content: '' } });
    await fixture.moderate.setHidden(message.id, false);
    expect(await texts()).toEqual(['Send me money.', 'Send me money.']);
  });

  it('is hidden in the connection as well if it is the latest request', async () => {
    const hiddenTexts = () => fixture.relationships.rows.map(({ isTextHidden = false }) => isTextHidden);
    const request = await fixture.send(robin, kim);
    const second = await fixture.send(robin, kim);
    await fixture.moderate.setHidden(second.message.id, true);
    expect(hiddenTexts()).toEqual([false]);
    await fixture.moderate.setHidden(request.message.id, true);
    expect(hiddenTexts()).toEqual([true]);
    await fixture.moderate.setHidden(request.message.id, false);
    expect(hiddenTexts()).toEqual([false]);
    expect(await fixture.moderate.setHidden(999, true)).toBe(false);

    await fixture.relationships.keep!.execute({
      draft: { senderId: robin, recipientId: kim, content: 'Once more.' },
      at: NOON,
    });
    await fixture.moderate.setHidden(request.message.id, true);
    expect(hiddenTexts()).toEqual([false]);
  });
});
