import { createWithStubs } from '../../../../test/support/created-with';
import type { ForumDemoFacade } from '../../../contexts/forum';
import type { ConversationsFacade } from '../../../contexts/messaging';
import { REPORTED_MESSAGE } from '../conversations/demo-conversations';
import { HIDDEN_TITLE } from '../discussions/demo-discussions';
import { DEMO_CASES } from './demo-cases';
import { SeedCases } from './seed-cases';

type FoundMessage = Awaited<ReturnType<ConversationsFacade['searchMessages']>>[number];

const usernames = [...new Set(DEMO_CASES.flatMap(({ target, reports }) => [target, ...reports]))].flatMap((one) => [
  ...('by' in one ? [one.by] : []),
  ...('to' in one ? [one.to] : []),
  ...('username' in one ? [one.username] : []),
]);
const ids = new Map([...new Set(usernames)].map((username, n) => [username, n + 1]));
const OPERATOR = 99;
const noDiscussions = { posts: new Map<string, number>(), replies: new Map<string, number>() };

/** A message from Tobias to Clara. */
const message = (id: number, excerpt: string, fromMe = false): FoundMessage => ({
  id,
  excerpt,
  fromMe,
  matches: [],
  sentAt: new Date(),
  conversationWith: { id: ids.get('demo.tobias')!, fullName: 'Tobias', avatarUrl: null, isSample: true },
});

/** Returns the targets of the cases that are created. */
async function seededTargets(messages: readonly FoundMessage[], discussions = noDiscussions) {
  const seedCase = jest.fn<Promise<void>, Parameters<ForumDemoFacade['seedCase']>>(async () => {});
  const colleges = { findReviewId: async () => null };
  const messaging = { searchMessages: async (_: number, __: string, limit: number) => messages.slice(0, limit) };
  await createWithStubs(SeedCases, { seedCase }, colleges, messaging).execute(OPERATOR, ids, discussions);
  return seedCase.mock.calls.map(([, { target }]) => target);
}

describe('the demo cases', () => {
  it('include the reported message, also if there are newer ones with similar words', async () => {
    const messages = [
      message(32, 'Which other app did you mean? It’s easier if we continue on another app.'),
      message(31, REPORTED_MESSAGE, true),
      message(30, REPORTED_MESSAGE),
    ];

    expect(await seededTargets(messages)).toContainEqual({ type: 'message', id: 30 });
  });

  it('leave out texts that no longer exist', async () => {
    const discussions = { posts: new Map([[HIDDEN_TITLE, 7]]), replies: new Map<string, number>() };

    expect(await seededTargets([message(32, 'Another app is easier.')], discussions)).toEqual([
      { type: 'user', id: ids.get('demo.bettina') },
      { type: 'post', id: 7 },
    ]);
  });
});
