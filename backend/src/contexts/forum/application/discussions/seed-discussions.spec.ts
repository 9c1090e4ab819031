import { type SampleDiscussion, SeedDiscussions } from './seed-discussions';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, changePost } from './testing/discussion-stores';
import { ada, InMemoryColleges, kim, NOON, robin } from './testing/discussion-fakes';

const HOUR = 60 * 60 * 1_000;
const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * HOUR);
const student = { id: robin, role: 'student', isAnonymous: false } as const;
const alum = { id: kim, role: 'alumni', isAnonymous: false } as const;

const sample = (fields: Partial<SampleDiscussion> = {}): SampleDiscussion => ({
  by: student,
  title: 'How did you choose?',
  content: 'I like biology and history.',
  tags: ['Majors'],
  collegeId: 1,
  hoursAgo: 10,
  savedBy: [ada],
  readBy: [],
  replies: [
    { by: alum, content: 'Try both.', after: 2, isAcceptedAnswer: true },
    { by: { ...student, isAnonymous: true }, content: 'Thanks!', after: 3 },
  ],
  ...fields,
});

let fixture: DiscussionFixture;
beforeEach(() => (fixture = createDiscussionFixture()));

const seed = (...samples: SampleDiscussion[]) => {
  const { posts, replies, participation, reader, transactions } = fixture.stores;
  const colleges = new InMemoryColleges();
  return new SeedDiscussions(posts, replies, participation, reader, colleges, transactions, fixture.clock).execute(
    samples,
  );
};
const all = async () =>
  (await fixture.stores.reader.list({ sort: 'latest', limit: 50, after: null }, { id: ada, blockedIds: [] })).items;

describe('sample discussions', () => {
  it('have times in the past', async () => {
    await seed(sample());
    const [post] = await all();
    const { items } = await fixture.stores.reader.listReplies(post!.id, { after: 0, limit: 10 }, null);

    expect(post).toMatchObject({
      authorId: robin,
      collegeId: 1,
      createdAt: hoursAgo(10).toISOString(),
      lastActivityAt: hoursAgo(7).toISOString(),
      replyCount: 2,
      answerId: items[0]!.id,
    });
    expect(items).toMatchObject([
      { authorId: kim, content: 'Try both.', createdAt: hoursAgo(8).toISOString() },
      { authorId: robin, isAnonymous: true },
    ]);
  });

  it('are subscribed to by everyone who wrote in them, and notify no one', async () => {
    const added = jest.spyOn(fixture.stores.posts, 'save');
    await seed(sample());
    const [post] = await all();

    expect(
      await fixture.stores.participation.listSubscribers(post!.id, { by: new Date(), after: 0, limit: 10 }),
    ).toEqual([robin, kim]);
    expect(added.mock.calls.map(([kept]) => kept.pullEvents())).toEqual([[]]);
  });

  it('count a view of the author, and of everyone who read or replied', async () => {
    await seed(sample({ readBy: [21, 22, 23] }));

    expect((await all())[0]).toMatchObject({ replyCount: 2, views: 5 });
  });

  it('are created only once', async () => {
    await seed(sample(), sample({ by: alum, replies: [] }));
    await seed(sample(), sample({ by: alum, replies: [] }));

    expect(await all()).toHaveLength(2);
  });

  it('are found by title and content, also those that existed before', async () => {
    const created = await seed(sample());
    const [post] = await all();
    const { items } = await fixture.stores.reader.listReplies(post!.id, { after: 0, limit: 10 }, null);

    expect(created).toEqual({
      posts: new Map([['How did you choose?', post!.id]]),
      replies: new Map(items.map(({ content, id }) => [content, id])),
    });
    expect(await seed(sample())).toEqual(created);
  });

  it('are not found while they are hidden', async () => {
    await seed(sample());
    const [post] = await all();
    await changePost(fixture.stores, post!.id, (one) => void one.setHidden('moderator'));

    expect((await seed(sample())).posts.size).toBe(0);
  });

  it('are saved by members once, so that a removed one stays removed', async () => {
    await seed(sample());
    expect(fixture.tables.saves.size).toBe(1);
    fixture.tables.saves.clear();
    await seed(sample());

    expect(fixture.tables.saves.size).toBe(0);
  });

  it('are not created for people who have already started a discussion', async () => {
    await addPost(fixture.stores);
    await seed(sample());

    expect(await all()).toHaveLength(1);
  });

  it('are not created until all colleges of their author exist', async () => {
    await seed(sample(), sample({ collegeId: 3 }), sample({ by: alum, collegeId: null }));

    expect((await all()).map(({ authorId }) => authorId)).toEqual([kim]);
  });

  it('are validated like every discussion', async () => {
    await expect(seed(sample({ title: 'Hey?' }))).rejects.toThrow('Title must be at least 5 characters');
    expect(await all()).toEqual([]);
  });
});
