import { InMemoryConversations } from '../conversations/testing/in-memory-conversations';
import { InMemoryMessages } from '../conversations/testing/in-memory-messages';
import { kim, messagingFixture, NOON, robin, sasha } from '../conversations/testing/messaging-fixture';
import { SearchMessages } from './search-messages';
import { InMemoryMessageSearch } from './testing/in-memory-message-search';
import { describeMessageSearch } from './testing/message-search.contract';

describeMessageSearch('a list', async () => {
  const [messages, conversations] = [new InMemoryMessages(), new InMemoryConversations()];
  return { messages, conversations, search: new InMemoryMessageSearch(messages, conversations) };
});

describe('searching messages', () => {
  let fixture: ReturnType<typeof messagingFixture>;
  let search: InMemoryMessageSearch;
  beforeEach(() => {
    fixture = messagingFixture();
    search = new InMemoryMessageSearch(fixture.messages, fixture.conversations);
  });
  const find = (by: number, typed: string, limit = 5) =>
    new SearchMessages(search, fixture.relationships).execute(by, typed, limit);

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
    search.listNewest = () => Promise.reject(new Error('asked'));

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
