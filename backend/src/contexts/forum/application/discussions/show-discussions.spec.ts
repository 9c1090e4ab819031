import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { PostState } from '../../domain/discussions/post';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, addReply, changePost } from './testing/discussion-stores';
import { ada, kim, NOON, robin } from './testing/discussion-fakes';
import { ForumReply } from '../../domain/discussions/reply';

let fixture: DiscussionFixture;
beforeEach(() => (fixture = createDiscussionFixture()));

const POST_QUERY = { sort: 'active', limit: 20, after: null } as const;
const PAGE = { after: 0, limit: 20 };
const listPage = (viewer: number | null = ada) => fixture.show.listPosts(POST_QUERY, viewer);
const listRequestedIds = () => fixture.members.requestedIds.flat();

/** Creates a discussion with named and anonymous replies of Kim and Ada. */
async function createDiscussion(): Promise<PostState> {
  const post = await addPost(fixture.stores, { collegeId: 1 });
  for (const [authorId, isAnonymous] of [
    [kim, false],
    [ada, true],
    [kim, false],
  ] as const) {
    const reply = await addReply(fixture.stores, post.id, { authorId, isAnonymous });
    await changePost(fixture.stores, post.id, (one) => one.addReply(ForumReply.restore(reply)));
  }
  return post;
}

describe('a list of discussions', () => {
  it('names authors and colleges with one lookup for all', async () => {
    await addPost(fixture.stores, { collegeId: 1 });
    await addPost(fixture.stores, { authorId: kim });
    await addPost(fixture.stores, { collegeId: 2 });
    const { items } = await listPage();

    expect(items.map(({ author, collegeName }) => [author?.fullName, collegeName])).toEqual([
      ['Person 7', 'Southern Example College'],
      ['Person 8', null],
      ['Person 7', 'Northern Example College'],
    ]);
    expect(fixture.members.requestedIds.map((ids) => ids.toSorted())).toEqual([[robin, kim]]);
  });

  it("doesn't look up anonymous authors, even for themselves", async () => {
    await addPost(fixture.stores, { isAnonymous: true });
    const { items } = await listPage(robin);

    expect(items).toMatchObject([
      { authorId: null, author: { id: null, fullName: 'A student', profile: null }, anonymous: true, mine: true },
    ]);
    expect(listRequestedIds()).toEqual([]);
  });

  it('has no authors for visitors, and looks up no one', async () => {
    await addPost(fixture.stores, { collegeId: 1 });
    await addPost(fixture.stores, { isAnonymous: true });
    const { items } = await listPage(null);

    for (const one of items) expect(one).toMatchObject({ authorId: null, author: null, anonymous: null, mine: false });
    expect(items.map(({ collegeName }) => collegeName)).toEqual([null, 'Northern Example College']);
    expect(listRequestedIds()).toEqual([]);
    expect(fixture.stores.reader.query).toMatchObject([{ reader: null }]);
  });

  it('marks texts of people who were invented for the demo data, for everyone', async () => {
    fixture.members.sampleIds.add(robin);
    await addPost(fixture.stores, { authorId: robin, isAnonymous: true });
    await addPost(fixture.stores, { authorId: kim });
    await addPost(fixture.stores, { authorId: null });

    for (const viewer of [ada, robin, null]) {
      const { items } = await listPage(viewer);
      expect(items.map(({ isSample }) => isSample)).toEqual([false, false, true]);
    }
  });

  it('shows authors without an account as deleted users', async () => {
    await addPost(fixture.stores, { authorId: null });
    await addPost(fixture.stores, { authorId: 5_000 });

    for (const { author } of (await listPage()).items)
      expect(author).toMatchObject({ id: null, fullName: 'Deleted user' });
  });

  it('contains no stored field that identifies an anonymous author', async () => {
    await addPost(fixture.stores, { isAnonymous: true });
    const [one] = (await listPage()).items;

    expect(Object.keys(one!)).not.toEqual(expect.arrayContaining(['authorRole']));
    expect(Object.keys(one!)).not.toEqual(expect.arrayContaining(['isAnonymous']));
    expect(JSON.stringify(one)).not.toContain(`${robin}`);
  });

  it('passes on the people in a block with the viewer', async () => {
    await addPost(fixture.stores);
    await addPost(fixture.stores, { authorId: kim });
    fixture.members.blocked.set(ada, [robin]);

    expect((await listPage()).items.map(({ authorId }) => authorId)).toEqual([kim]);
    expect(fixture.stores.reader.query).toMatchObject([{ reader: { id: ada, blockedIds: [robin] } }]);
  });

  it.each([
    [{ collegeId: 2 }, { collegeIds: [2] }],
    [{ college: 'Northern Example College' }, { collegeIds: [1], collegeTag: 'Northern Example College' }],
    [{ college: 'Nowhere' }, { collegeIds: [], collegeTag: 'Nowhere' }],
    [{ collegeId: 2, college: 'Northern Example College' }, { collegeIds: [2] }],
  ])('with %j queries %j', async (changes, asked) => {
    await fixture.show.listPosts({ ...POST_QUERY, ...changes }, ada);
    expect(fixture.stores.reader.query[0]?.query).toEqual({ ...POST_QUERY, ...asked });
  });

  it('without a college queries all', async () => {
    await listPage();
    expect(fixture.stores.reader.query[0]?.query).toEqual(POST_QUERY);
  });
});

describe('a discussion', () => {
  it("contains replies with their authors, but doesn't look up anonymous ones", async () => {
    const { id } = await createDiscussion();
    const { replies, answer } = await fixture.show.getPostWithReplies(id, PAGE, robin);

    expect(answer).toBeNull();
    expect(replies.items.map(({ author }) => author?.fullName)).toEqual(['Person 8', 'An alum', 'Person 8']);
    expect(replies.hasMore).toBe(false);
    expect(fixture.members.requestedIds).toEqual([[robin], [kim]]);
  });

  it('has no names for visitors', async () => {
    const { id } = await createDiscussion();
    const { post, replies } = await fixture.show.getPostWithReplies(id, PAGE, null);

    for (const one of [post, ...replies.items]) expect(one).toMatchObject({ authorId: null, author: null });
    expect(listRequestedIds()).toEqual([]);
  });

  it.each([
    ['on the same page', { after: 0, limit: 3 }, 3],
    ['on an earlier page', { after: 1, limit: 2 }, 2],
    ['on a later page', { after: 0, limit: 0 }, 0],
  ])('contains its answer %s', async (_, asked, count) => {
    const { id } = await createDiscussion();
    await fixture.markAnswer.execute({ postId: id, by: robin, replyId: 1 });
    const { answer, replies } = await fixture.show.getPostWithReplies(id, asked, ada);

    expect(answer).toMatchObject({ id: 1, author: { fullName: 'Person 8' } });
    expect(replies.items).toHaveLength(count);
  });

  it('has no answer for readers in a block with its author', async () => {
    const { id } = await createDiscussion();
    await fixture.markAnswer.execute({ postId: id, by: robin, replyId: 1 });
    fixture.members.blocked.set(ada, [kim]);
    const { answer, replies } = await fixture.show.getPostWithReplies(id, PAGE, ada);

    expect([answer, replies.items.map((one) => one.id)]).toEqual([null, [2]]);
  });

  it('marks representatives of its college, also in replies', async () => {
    const { id } = await createDiscussion();
    fixture.members.roles.set(kim, 'college_admin');
    const originalFindByIds = fixture.members.findByIds.bind(fixture.members);
    fixture.members.findByIds = async (ids) =>
      new Map(
        [...(await originalFindByIds(ids))].map(([one, member]) => [one, { ...member, representedCollegeIds: [1] }]),
      );
    const { replies } = await fixture.show.getPostWithReplies(id, PAGE, robin);

    expect(replies.items[0]?.author?.badge).toBe('college_representative');
    expect((await fixture.show.getReplyView(1, robin)).author?.badge).toBe('college_representative');
  });

  it('throws PostNotFound if it is hidden, except for its author', async () => {
    const { id } = await addPost(fixture.stores, { hiddenBy: 'reports' });
    for (const viewer of [null, kim]) await expect(fixture.show.getPost(id, viewer)).rejects.toThrow(PostNotFound);

    expect(await fixture.show.getPost(id, robin)).toMatchObject({ isHidden: true });
  });
});

describe('a reply', () => {
  it('is shown to its author even if the discussion is hidden', async () => {
    const { id } = await createDiscussion();
    await changePost(fixture.stores, id, (one) => one.setHidden('moderator'));

    expect(await fixture.show.getReplyView(1, kim)).toMatchObject({ id: 1, mine: true, author: { id: kim } });
  });

  it('is shown only to its author if it is hidden', async () => {
    const post = await addPost(fixture.stores);
    const { id } = await addReply(fixture.stores, post.id, { hiddenBy: 'reports' });
    await expect(fixture.show.getReplyView(id, robin)).rejects.toThrow(ReplyNotFound);

    expect(await fixture.show.getReplyView(id, kim)).toMatchObject({
      isHidden: true,
      mine: true,
      createdAt: NOON.toISOString(),
    });
  });
});
