import type { TestUser } from './test-users';

/** A valid discussion; `changes` adds or replaces fields. */
export const discussionForm = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'How did you choose a major?',
  content: 'I like biology and computer science. What helped you decide?',
  tags: [],
  ...changes,
});

export const postDiscussion = ({ browser }: Pick<TestUser, 'browser'>, changes: Record<string, unknown> = {}) =>
  browser.post('/api/forum/posts').send(discussionForm(changes));

export const reply = (
  { browser }: Pick<TestUser, 'browser'>,
  postId: number,
  content = 'Take a class in both and compare.',
  changes: Record<string, unknown> = {},
) => browser.post(`/api/forum/posts/${postId}/replies`).send({ content, ...changes });

export type ForumAnswer = Record<string, unknown> & { readonly id: number };

/** Returns the body of a 201 response. */
export async function answerOf(request: ReturnType<typeof postDiscussion>): Promise<ForumAnswer> {
  return (await request.expect(201)).body as ForumAnswer;
}
