import { createWithStubs } from '../../../../../test/support/created-with';
import {
  CannotBlockAnonymousAuthor,
  AuthorAccountDeleted,
  CannotBlockYourself,
  PostNotFound,
} from '../../domain/discussions/discussion-errors';
import { BlockAuthor } from './block-author';

const [READER, AUTHOR] = [7, 8];
const TEXT = { authorId: AUTHOR as number | null, anonymous: false, isRemoved: false };

/** Blocks the author of a post or reply with these properties, and returns the calls. */
async function listBlockCalls(type: 'post' | 'reply', overrides: Partial<typeof TEXT> = {}): Promise<unknown[]> {
  const block = jest.fn();
  const text = { ...TEXT, ...overrides };
  const blockAuthor = createWithStubs(
    BlockAuthor,
    { getPost: async () => text, getReplyView: async () => text },
    { block },
  );
  await blockAuthor.execute({ by: READER, type, id: 3 });
  return block.mock.calls;
}

describe('blocking the author of a text', () => {
  it.each(['post', 'reply'] as const)('blocks the author of a %s for the reader', async (type) => {
    expect(await listBlockCalls(type)).toEqual([[READER, AUTHOR]]);
  });

  it.each([
    ['the reader wrote', { authorId: READER }, CannotBlockYourself],
    ['whose author is anonymous', { anonymous: true }, CannotBlockAnonymousAuthor],
    ['whose author no longer has an account', { authorId: null }, AuthorAccountDeleted],
    ['that was removed', { isRemoved: true }, PostNotFound],
  ])('is refused for a text %s', async (_, changes, error) => {
    await expect(listBlockCalls('post', changes)).rejects.toThrow(error);
  });
});
