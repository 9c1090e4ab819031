import type { Role } from '../../../shared/domain/role';
import { MessageNotFound, MessageRefused, OnlyRecipientReads, WaitForAnswer, WaitToBeVerified } from '../domain/errors';
import { MOST_BEFORE_ANSWER } from '../domain/standing';
import { AllPlacesTaken, aMessaging, hidden, kim, NobodyThere, NOON, robin, sasha } from './testing/a-messaging';
import { InMemoryMessageReader, InMemoryMessages } from './testing/in-memory-messages';
import { describeMessages } from './testing/messages.contract';

let house: ReturnType<typeof aMessaging>;
beforeEach(() => (house = aMessaging()));

const statuses = () => house.relations.rows.map(({ status }) => status);

describeMessages('a list', async () => {
  const messages = new InMemoryMessages();
  return { messages, reader: new InMemoryMessageReader(messages) };
});

describe('writing to a stranger', () => {
  it('asks for a connection, with these words', async () => {
    const said = await house.say(robin, kim, 'May I ask you something?');

    expect(said).toMatchObject({
      ...{ senderId: robin, recipientId: kim, content: 'May I ask you something?' },
      ...{ isRequest: true, read: false, sentAt: NOON },
    });
    expect(house.relations.rows).toMatchObject([{ from: robin, to: kim, status: 'pending' }]);
    expect(house.messages.said).toHaveLength(1);
  });

  it('goes on until the other side would be overwhelmed', async () => {
    for (let i = 0; i < MOST_BEFORE_ANSWER; i++) await house.say(robin, kim);

    await expect(house.say(robin, kim)).rejects.toThrow(WaitForAnswer);
    expect(house.messages.said.map(({ isRequest }) => isRequest)).toEqual([true, false, false]);
    await house.say(robin, sasha);
  });

  it('reaches nobody whom one may not know of, and leaves no message', async () => {
    await expect(house.say(robin, hidden)).rejects.toThrow(NobodyThere);
    expect(house.messages.said).toEqual([]);
  });

  it('is not writing to oneself', async () => {
    await expect(house.say(robin, robin)).rejects.toThrow(MessageRefused);
    expect(statuses()).toEqual([]);
  });

  it('waits for an answer where the request was made without words', async () => {
    await house.relations.request(robin, kim, '');

    await expect(house.say(robin, kim)).rejects.toThrow(WaitForAnswer);
  });
});

describe('replying to a request', () => {
  beforeEach(() => house.say(robin, kim));

  it('says yes', async () => {
    await house.say(kim, robin, 'With pleasure.');

    expect(statuses()).toEqual(['connected']);
    expect(house.messages.said.at(-1)).toMatchObject({ senderId: kim, isRequest: false });
  });

  it('says yes even after it was dismissed', async () => {
    await house.read.execute({ by: kim, id: 1 });
    await house.say(kim, robin, 'I have thought about it.');

    expect(statuses()).toEqual(['connected']);
  });

  it('is not kept where there is no place left', async () => {
    house.relations.full.add(kim);

    await expect(house.say(kim, robin)).rejects.toThrow(AllPlacesTaken);
    expect(house.messages.said).toHaveLength(1);
  });

  it('lets both write as much as they like', async () => {
    await house.say(kim, robin);
    for (let i = 0; i < 5; i++) await house.say(robin, kim, 'x'.repeat(5_000));

    expect(house.messages.said).toHaveLength(7);
  });
});

describe('listing', () => {
  beforeEach(() => house.say(robin, kim));

  const listedFor = async (id: number, role: Role): Promise<number> =>
    (await house.list.execute({ by: { id, role }, limit: 10, before: null })).items.length;

  it('shows what was sent and received, and reads nothing', async () => {
    expect(
      await Promise.all([listedFor(robin, 'student'), listedFor(kim, 'alumni'), listedFor(sasha, 'alumni')]),
    ).toEqual([1, 1, 0]);
    expect(house.messages.said).toMatchObject([{ read: false }]);
    expect(statuses()).toEqual(['pending']);
  });

  it('is for administrators who speak for their college', async () => {
    expect(await listedFor(robin, 'college_admin')).toBe(1);
    await expect(listedFor(kim, 'college_admin')).rejects.toThrow(WaitToBeVerified);
    await expect(listedFor(sasha, 'college_admin')).rejects.toThrow(WaitToBeVerified);
  });
});

describe('reading', () => {
  it('is for the one to whom it was written', async () => {
    await house.say(robin, kim);

    await expect(house.read.execute({ by: robin, id: 1 })).rejects.toThrow(OnlyRecipientReads);
    await expect(house.read.execute({ by: sasha, id: 1 })).rejects.toThrow(MessageNotFound);
    await expect(house.read.execute({ by: kim, id: 2 })).rejects.toThrow(MessageNotFound);
    expect(house.messages.said).toMatchObject([{ read: false }]);
    expect(statuses()).toEqual(['pending']);
  });

  it('of a request that nobody answered turns it down', async () => {
    await house.say(robin, kim);

    expect(await house.read.execute({ by: kim, id: 1 })).toMatchObject({ id: 1, read: true });
    expect(statuses()).toEqual(['declined']);
  });

  it('of what was sent after the request turns nothing down', async () => {
    await house.say(robin, kim);
    await house.say(robin, kim, 'Are you there?');
    await house.read.execute({ by: kim, id: 2 });

    expect(statuses()).toEqual(['pending']);
  });

  it('of an earlier request says nothing about a later one', async () => {
    await house.say(robin, kim);
    house.relations.rows.pop();
    await house.say(robin, kim, 'I ask once more.');
    await house.read.execute({ by: kim, id: 1 });

    expect(statuses()).toEqual(['pending']);
  });

  it('does not end what was accepted', async () => {
    await house.say(robin, kim);
    await house.say(kim, robin);
    await house.read.execute({ by: kim, id: 1 });
    await house.read.execute({ by: kim, id: 1 });

    expect(statuses()).toEqual(['connected']);
  });
});

describe('the requests that wait', () => {
  it('are shown with who asked and what they said, newest first, and stay', async () => {
    await house.say(robin, kim, 'May I?');
    await house.say(sasha, kim);
    const shown = await house.requests.execute(kim);

    expect(shown.map(({ request, message }) => [request.sender.displayName, message.content])).toEqual([
      ['Person 3', 'Hello.'],
      ['Person 1', 'May I?'],
    ]);
    expect(await house.requests.execute(kim)).toEqual(shown);
    expect(await house.requests.execute(robin)).toEqual([]);
  });

  it('do not show requests without words', async () => {
    await house.relations.request(robin, kim, '  ');

    expect(await house.requests.execute(kim)).toEqual([]);
    expect(house.messages.said).toEqual([]);
  });
});

describe('answering a request elsewhere', () => {
  const sides = { fromUserId: robin, toUserId: kim };

  it('reads what was asked, once', async () => {
    await house.say(robin, kim);
    await house.answer.markRead(sides);
    expect(house.messages.said).toMatchObject([{ read: true }]);
    await house.answer.markRead(sides);
    expect(house.messages.said).toMatchObject([{ read: true }]);
  });

  it('changes nothing where the request had no words', async () => {
    await house.answer.markRead(sides);
    expect(house.messages.said).toEqual([]);
  });

  it('with a yes thanks for it', async () => {
    await house.answer.replyAccepted(sides, NOON);
    expect(house.messages.said).toMatchObject([
      {
        ...{ senderId: kim, recipientId: robin, isRequest: false, sentAt: NOON },
        content: "Thanks for reaching out! I'd be happy to connect with you.",
      },
    ]);
  });
});
