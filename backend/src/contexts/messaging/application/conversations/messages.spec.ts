import type { Role } from '../../../../shared/domain/role';
import {
  MessageNotFound,
  MessageRefused,
  OnlyRecipientReads,
  WaitForAnswer,
  WaitToBeVerified,
} from '../../domain/conversations/errors';
import { MOST_BEFORE_ANSWER } from '../../domain/conversations/writing';
import { InMemoryConversations } from './testing/in-memory-conversations';
import { InMemoryMessageReader, InMemoryMessages } from './testing/in-memory-messages';
import { kim, messagingFixture, NOON, robin, sasha } from './testing/messaging-fixture';
import { describeMessages } from './testing/messages.contract';
import { AllPlacesTaken, hidden, PersonNotFound } from './testing/relationships-stub';

let fixture: ReturnType<typeof messagingFixture>;
beforeEach(() => (fixture = messagingFixture()));

const statuses = () => fixture.relationships.rows.map(({ status }) => status);

describeMessages('a list', async () => {
  const [messages, conversations] = [new InMemoryMessages(), new InMemoryConversations()];
  return { messages, conversations, reader: new InMemoryMessageReader(messages, conversations) };
});

describe('writing to a stranger', () => {
  it('asks for a connection, with these words', async () => {
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
    expect(fixture.messages.said).toHaveLength(1);
  });

  it('goes on until the other side would be overwhelmed', async () => {
    for (let i = 0; i < MOST_BEFORE_ANSWER; i++) await fixture.send(robin, kim);

    await expect(fixture.send(robin, kim)).rejects.toThrow(WaitForAnswer);
    expect(fixture.messages.said.map(({ isRequest }) => isRequest)).toEqual([true, false, false]);
    await fixture.send(robin, sasha);
  });

  it('is refused for a person whom the sender may not know of, and leaves no message', async () => {
    await expect(fixture.send(robin, hidden)).rejects.toThrow(PersonNotFound);
    expect(fixture.messages.said).toEqual([]);
  });

  it('is not writing to oneself', async () => {
    await expect(fixture.send(robin, robin)).rejects.toThrow(MessageRefused);
    expect(statuses()).toEqual([]);
  });

  it('waits for an answer where the request was made without words', async () => {
    await fixture.relationships.request(robin, kim, '');

    await expect(fixture.send(robin, kim)).rejects.toThrow(WaitForAnswer);
  });
});

describe('replying to a request', () => {
  beforeEach(() => fixture.send(robin, kim));

  it('says yes', async () => {
    await fixture.send(kim, robin, 'With pleasure.');

    expect(statuses()).toEqual(['connected']);
    expect(fixture.messages.said.at(-1)).toMatchObject({ senderId: kim, isRequest: false });
  });

  it('says yes even after it was dismissed', async () => {
    await fixture.read.execute({ by: kim, id: 1 });
    await fixture.send(kim, robin, 'I have thought about it.');

    expect(statuses()).toEqual(['connected']);
  });

  it('is not kept where there is no place left', async () => {
    fixture.relationships.full.add(kim);

    await expect(fixture.send(kim, robin)).rejects.toThrow(AllPlacesTaken);
    expect(fixture.messages.said).toHaveLength(1);
  });

  it('lets both write as much as they like', async () => {
    await fixture.send(kim, robin);
    for (let i = 0; i < 5; i++) await fixture.send(robin, kim, 'x'.repeat(5_000));

    expect(fixture.messages.said).toHaveLength(7);
  });
});

describe('listing', () => {
  beforeEach(() => fixture.send(robin, kim));

  const listedFor = async (id: number, role: Role): Promise<number> =>
    (await fixture.list.execute({ by: { id, role }, limit: 10, before: null })).items.length;

  it('shows what was sent and received, and reads nothing', async () => {
    expect(
      await Promise.all([listedFor(robin, 'student'), listedFor(kim, 'alumni'), listedFor(sasha, 'alumni')]),
    ).toEqual([1, 1, 0]);
    expect(fixture.messages.said).toMatchObject([{ read: false }]);
    expect(statuses()).toEqual(['pending']);
  });

  it('is for administrators who speak for their college', async () => {
    expect(await listedFor(robin, 'college_admin')).toBe(1);
    await expect(listedFor(kim, 'college_admin')).rejects.toThrow(WaitToBeVerified);
    await expect(listedFor(sasha, 'college_admin')).rejects.toThrow(WaitToBeVerified);
  });
});

describe('reading', () => {
  it('is only for its recipient', async () => {
    await fixture.send(robin, kim);

    await expect(fixture.read.execute({ by: robin, id: 1 })).rejects.toThrow(OnlyRecipientReads);
    await expect(fixture.read.execute({ by: sasha, id: 1 })).rejects.toThrow(MessageNotFound);
    await expect(fixture.read.execute({ by: kim, id: 2 })).rejects.toThrow(MessageNotFound);
    expect(fixture.messages.said).toMatchObject([{ read: false }]);
    expect(statuses()).toEqual(['pending']);
  });

  it('of a request that no one answered turns it down', async () => {
    await fixture.send(robin, kim);

    expect(await fixture.read.execute({ by: kim, id: 1 })).toMatchObject({ id: 1, read: true });
    expect(statuses()).toEqual(['declined']);
  });

  it('of what was sent after the request turns nothing down', async () => {
    await fixture.send(robin, kim);
    await fixture.send(robin, kim, 'Are you there?');
    await fixture.read.execute({ by: kim, id: 2 });

    expect(statuses()).toEqual(['pending']);
  });

  it('of an earlier request says nothing about a later one', async () => {
    await fixture.send(robin, kim);
    fixture.relationships.rows.pop();
    await fixture.send(robin, kim, 'I ask once more.');
    await fixture.read.execute({ by: kim, id: 1 });

    expect(statuses()).toEqual(['pending']);
  });

  it('does not end what was accepted', async () => {
    await fixture.send(robin, kim);
    await fixture.send(kim, robin);
    await fixture.read.execute({ by: kim, id: 1 });
    await fixture.read.execute({ by: kim, id: 1 });

    expect(statuses()).toEqual(['connected']);
  });
});

describe('the requests that wait', () => {
  it('are shown with who asked and what they said, newest first, and stay', async () => {
    await fixture.send(robin, kim, 'May I?');
    await fixture.send(sasha, kim);
    const shown = await fixture.requests.execute(kim);

    expect(shown.map(({ request, message }) => [request.sender.displayName, message.content])).toEqual([
      ['Person 3', 'Hello.'],
      ['Person 1', 'May I?'],
    ]);
    expect(await fixture.requests.execute(kim)).toEqual(shown);
    expect(await fixture.requests.execute(robin)).toEqual([]);
  });

  it('do not show requests without words', async () => {
    await fixture.relationships.request(robin, kim, '  ');

    expect(await fixture.requests.execute(kim)).toEqual([]);
    expect(fixture.messages.said).toEqual([]);
  });
});

describe('answering a request elsewhere', () => {
  const sides = { fromUserId: robin, toUserId: kim };

  it('reads what was asked, once', async () => {
    await fixture.send(robin, kim);
    await fixture.answer.markRead(sides, NOON);
    expect(fixture.messages.said).toMatchObject([{ read: true, readAt: NOON }]);
    await fixture.answer.markRead(sides, NOON);
    expect(fixture.messages.said).toMatchObject([{ read: true, readAt: NOON }]);
  });

  it('changes nothing where the request had no words', async () => {
    await fixture.answer.markRead(sides, NOON);
    expect(fixture.messages.said).toEqual([]);
  });

  it('with a yes thanks for it', async () => {
    await fixture.answer.replyAccepted(sides, NOON);
    expect(fixture.messages.said).toMatchObject([
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
