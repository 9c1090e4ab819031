import type { TestUser } from './test-users';

/** A valid discussion; `told` adds or replaces fields. */
export const post = (told: Record<string, unknown> = {}): Record<string, unknown> => ({
  title: 'How did you choose a major?',
  content: 'I like biology and computer science. What helped you decide?',
  tags: [],
  ...told,
});

export const ask = ({ browser }: Pick<TestUser, 'browser'>, told: Record<string, unknown> = {}) =>
  browser.post('/api/forum/posts').send(post(told));

export const reply = (
  { browser }: Pick<TestUser, 'browser'>,
  postId: number,
  content = 'Take a class in both and compare.',
  told: Record<string, unknown> = {},
) => browser.post(`/api/forum/posts/${postId}/replies`).send({ content, ...told });

export type ForumAnswer = Record<string, unknown> & { readonly id: number };

/** Returns the body of a 201 response. */
export async function answerOf(request: ReturnType<typeof ask>): Promise<ForumAnswer> {
  return (await request.expect(201)).body as ForumAnswer;
}
