import { InMemoryConversations } from '../conversations/testing/in-memory-conversations';
import { InMemoryMessageReader, InMemoryMessages } from '../conversations/testing/in-memory-messages';
import { kim, messagingFixture, NOON, robin, sasha } from '../conversations/testing/messaging-fixture';
import { SearchMessages } from './search-messages';
import { describeMessageSearch } from './testing/message-search.contract';

describeMessageSearch('a list', async () => {
  const [messages, conversations] = [new InMemoryMessages(), new InMemoryConversations()];
  return { messages, conversations, reader: new InMemoryMessageReader(messages, conversations) };
});

describe('searching messages', () => {
  let fixture: ReturnType<typeof messagingFixture>;
  let reader: InMemoryMessageReader;
  beforeEach(() => {
    fixture = messagingFixture();
    reader = new InMemoryMessageReader(fixture.messages, fixture.conversations);
  });
  const find = (by: number, typed: string, limit = 5) =>
    new SearchMessages(reader, fixture.relationships).execute(by, typed, limit);

  it('returns the other person of the conversation and the positions of the words', async () => {
    await fixture.send(robin, kim, 'May I ask about nursing?');
    await fixture.send(kim, robin, 'Nursing? Of course.');

    expect(await find(robin, 'nurs')).toMatchObject([
      {
        conversationWith: { id: kim, fullName: `Person ${kim}`, avatarUrl: null },
        excerpt: 'Nursing? Of course.',
        matches: [[0, 4]],
        sentAt: NOON,
        fromMe: false,
      },
      { conversationWith: { id: kim }, excerpt: 'May I ask about nursing?', matches: [[16, 20]], fromMe: true },
    ]);
  });

  it('finds nothing without a letter or digit, and runs no query', async () => {
    await fixture.send(robin, kim, 'Hello');
    reader.listWithTerms = () => Promise.reject(new Error('asked'));

    expect(await find(robin, ' ?! ')).toEqual([]);
  });

  it('finds nothing between people who block each other, even if the conversation is not hidden yet', async () => {
    await fixture.send(robin, kim, 'Hello Kim');
    await fixture.send(robin, sasha, 'Hello Sasha');
    await fixture.block(robin, kim);
    fixture.relationships.blocked.add(`${sasha}:${robin}`);

    expect(await find(robin, 'hello')).toEqual([]);
    expect(await find(kim, 'hello')).toEqual([]);
  });

  it('does not name suspended and closing accounts', async () => {
    await fixture.send(robin, kim, 'Hello Kim');
    fixture.relationships.away.add(kim);

    expect(await find(robin, 'hello')).toMatchObject([{ conversationWith: { fullName: 'Unavailable account' } }]);
  });
});
