import { ForumReply } from '../../domain/discussions/reply';
import { PublicDiscussions } from './public-discussions';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, addReply, changePost } from './testing/discussion-stores';
import { robin } from './testing/discussion-fakes';

let fixture: DiscussionFixture;
beforeEach(() => (fixture = createDiscussionFixture()));
const shown = (id: number) => new PublicDiscussions(fixture.show).execute(id);

async function question(replies: number) {
  const { id } = await addPost(fixture.stores, { collegeId: 1 });
  for (let n = 1; n <= replies; n++) {
    const reply = await addReply(fixture.stores, id, { content: `Reply ${n}` });
    await changePost(fixture.stores, id, (post) => post.addReply(ForumReply.restore(reply)));
  }
  return id;
}

describe('PublicDiscussions', () => {
  it('returns texts and times, but no names', async () => {
    const id = await question(2);
    const post = (await shown(id))!;

    expect(Object.keys(post).toSorted()).toEqual([
      'answer',
      'content',
      'createdAt',
      'id',
      'replies',
      'replyCount',
      'title',
    ]);
    expect(post.replies.map((reply) => Object.keys(reply))).toEqual([
      ['content', 'createdAt'],
      ['content', 'createdAt'],
    ]);
    expect(fixture.members.requestedIds.flat()).toEqual([]);
  });

  it('returns the marked answer separately from the first other replies', async () => {
    const id = await question(14);
    const { items } = await fixture.stores.reader.listReplies(id, { after: 0, limit: 14 }, null);
    const answer = await fixture.stores.replies.get(items[12]!.id);
    await changePost(fixture.stores, id, (post) => post.markAnswer(robin, answer, fixture.clock.at));
    const post = (await shown(id))!;

    expect(post.answer?.content).toBe('Reply 13');
    expect(post.replies.map(({ content }) => content)).toEqual(Array.from({ length: 10 }, (_, n) => `Reply ${n + 1}`));
    expect(post.replyCount).toBe(14);
  });

  it('returns an answer only once', async () => {
    const id = await question(2);
    const { items } = await fixture.stores.reader.listReplies(id, { after: 0, limit: 2 }, null);
    const answer = await fixture.stores.replies.get(items[0]!.id);
    await changePost(fixture.stores, id, (post) => post.markAnswer(robin, answer, fixture.clock.at));
    const post = (await shown(id))!;

    expect([post.answer?.content, ...post.replies.map(({ content }) => content)]).toEqual(['Reply 1', 'Reply 2']);
  });

  it('returns null for a hidden, deleted or unknown discussion', async () => {
    const [hidden, deleted] = [await question(1), await question(1)];
    await changePost(fixture.stores, hidden, (post) => post.setHidden('reports'));
    await changePost(fixture.stores, deleted, (post) => post.delete(robin, fixture.clock.at));

    for (const id of [hidden, deleted, 999]) expect(await shown(id)).toBeNull();
  });
});
