import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  addPost,
  addReply,
  changePost,
  type DiscussionStores,
  readPost,
} from '../../application/discussions/testing/discussion-stores';
import { kim, minutesAfterNoon, NOON, robin } from '../../application/discussions/testing/discussion-fakes';
import type { PostId } from '../../domain/discussions/events';
import type { PostState } from '../../domain/discussions/post';
import { ForumReply, type ReplyState } from '../../domain/discussions/reply';
import { SqlDiscussionPersonalData } from './sql-personal-data';
import { createPostgresStores } from './testing/stores-in-postgres';

let db: DataSource;
let stores: DiscussionStores;
let own: SqlDiscussionPersonalData;
beforeAll(async () => {
  db = await freshDatabase();
  stores = createPostgresStores(db);
  own = new SqlDiscussionPersonalData(unitOfWorkOn(db));
});
beforeEach(() => emptyTables(db, 'forum.forum_posts', 'forum.forum_visits'));

const EARLIER = { title: 'Earlier title', content: 'Earlier content', tags: ['Earlier'], until: NOON };

async function reply(postId: PostId, changes: Partial<ReplyState> = {}): Promise<ReplyState> {
  const state = await addReply(stores, postId, changes);
  const written = ForumReply.restore(state);
  if (written.isShown) await changePost(stores, postId, (post) => post.addReply(written));
  return state;
}

/** Creates one row of everything that Robin and Kim can do. */
async function everything(): Promise<{
  robins: PostState;
  kims: PostState;
  robinsReply: ReplyState;
  kimsReply: ReplyState;
}> {
  const robins = await addPost(stores, { tags: ['Majors'], collegeId: 5 });
  const kims = await addPost(stores, { authorId: kim, isAnonymous: true });
  const robinsReply = await reply(kims.id, { authorId: robin, isAnonymous: true, createdAt: minutesAfterNoon(5) });
  const kimsReply = await reply(robins.id, { createdAt: minutesAfterNoon(3) });
  for (const [who, post, written] of [
    [robin, robins, robinsReply],
    [kim, kims, kimsReply],
  ] as const) {
    await stores.posts.saveEarlierText(post.id, EARLIER);
    await stores.replies.saveEarlierText(written.id, `Earlier reply of ${who}`, NOON);
    await stores.participation.savePost(who, kims.id, NOON);
    await stores.participation.saveSubscription(who, robins.id, who === kim, NOON);
    await stores.participation.recordView(who, robins.id, NOON);
    await stores.participation.saveVisit(who, NOON);
  }
  return { robins, kims, robinsReply, kimsReply };
}

describe("exporting a user's forum data", () => {
  it('contains what they wrote, saved, subscribed to and viewed', async () => {
    const { robins, kims, robinsReply } = await everything();

    expect(await own.export(robin)).toEqual({
      discussions: [
        {
          id: robins.id,
          title: robins.title,
          content: robins.content,
          tags: ['Majors'],
          college_id: 5,
          is_anonymous: false,
          created_at: NOON,
          edited_at: null,
          deleted_at: null,
        },
      ],
      replies: [
        {
          id: robinsReply.id,
          post_id: kims.id,
          content: robinsReply.content,
          is_anonymous: true,
          created_at: minutesAfterNoon(5),
          edited_at: null,
          deleted_at: null,
        },
      ],
      earlierTexts: [
        { id: expect.anything(), post_id: robins.id, reply_id: null, ...EARLIER },
        {
          id: expect.anything(),
          post_id: null,
          reply_id: robinsReply.id,
          title: null,
          content: `Earlier reply of ${robin}`,
          tags: null,
          until: NOON,
        },
      ],
      savedDiscussions: [{ post_id: kims.id, saved_at: NOON }],
      subscriptions: [{ post_id: robins.id, is_on: false, since: NOON }],
      discussionViews: [{ post_id: robins.id, viewed_at: NOON }],
      forumVisits: [{ visited_at: NOON }],
    });
  });

  it('is empty for a user who never used the forum', async () => {
    await everything();
    for (const rows of Object.values(await own.export(77))) expect(rows).toEqual([]);
  });
});

describe("erasing a user's forum data", () => {
  it.each(['keep', 'remove'] as const)(
    'with the choice "%s" removes their ID everywhere and leaves other users\' data unchanged',
    async (choice) => {
      await everything();
      const kimsData = await own.export(kim);
      await own.erase(robin, choice, minutesAfterNoon(60));

      for (const rows of Object.values(await own.export(robin))) expect(rows).toEqual([]);
      expect(await own.export(kim)).toEqual(kimsData);
      const edits = await db.query<object[]>('SELECT content FROM forum.forum_edits ORDER BY id');
      expect(edits).toEqual([{ content: EARLIER.content }, { content: `Earlier reply of ${kim}` }]);
    },
  );

  it('keeps texts without a name if the user chose to keep them', async () => {
    const { robins, kims, robinsReply, kimsReply } = await everything();
    await own.erase(robin, 'keep', minutesAfterNoon(60));

    expect(await readPost(stores, robins.id)).toMatchObject({
      authorId: null,
      title: robins.title,
      content: robins.content,
      replyCount: 1,
      deletedAt: null,
    });
    expect(await readPost(stores, kims.id)).toMatchObject({ replyCount: 1, lastActivityAt: minutesAfterNoon(5) });
    expect((await stores.replies.get(robinsReply.id)).snapshot()).toEqual({ ...robinsReply, authorId: null });
    expect((await stores.replies.get(kimsReply.id)).snapshot()).toEqual(kimsReply);
  });

  it('deletes all texts, including anonymous ones, if the user chose to remove them, and updates the counts', async () => {
    const { robins, kims, robinsReply } = await everything();
    const first = await reply(kims.id, { createdAt: minutesAfterNoon(2) });
    await reply(kims.id, { createdAt: minutesAfterNoon(9), hiddenBy: 'reports' });
    await reply(kims.id, { authorId: robin, hiddenBy: 'reports' });
    await changePost(stores, kims.id, (post) => post.markAnswer(kim, ForumReply.restore(robinsReply), NOON));
    await own.erase(robin, 'remove', minutesAfterNoon(60));

    expect(await readPost(stores, robins.id)).toMatchObject({
      authorId: null,
      title: '',
      content: '',
      tags: [],
      replyCount: 1,
      deletedAt: minutesAfterNoon(60),
    });
    expect(await readPost(stores, kims.id)).toMatchObject({
      replyCount: 1,
      answerId: null,
      lastActivityAt: first.createdAt,
      deletedAt: null,
    });
    const texts = await db.query<object[]>(`SELECT FROM forum.forum_replies WHERE author_id IS NULL AND content <> ''`);
    expect(texts).toEqual([]);
    const [words] = await db.query<object[]>('SELECT search::text, tag_keys FROM forum.forum_posts WHERE id = $1', [
      robins.id,
    ]);
    expect(words).toEqual({ search: '', tag_keys: [] });
  });

  it("keeps another user's reply marked as the answer, and resets the activity of discussions without remaining replies", async () => {
    const post = await addPost(stores, { authorId: kim });
    const [kept] = [await reply(post.id, { createdAt: minutesAfterNoon(1) })];
    await reply(post.id, { authorId: robin, createdAt: minutesAfterNoon(2) });
    await changePost(stores, post.id, (one) => one.markAnswer(kim, ForumReply.restore(kept), NOON));
    const other = await addPost(stores, { authorId: kim });
    await reply(other.id, { authorId: robin, createdAt: minutesAfterNoon(2) });
    await own.erase(robin, 'remove', minutesAfterNoon(60));

    expect(await readPost(stores, post.id)).toMatchObject({
      replyCount: 1,
      answerId: kept.id,
      lastActivityAt: minutesAfterNoon(1),
    });
    expect(await readPost(stores, other.id)).toMatchObject({ replyCount: 0, lastActivityAt: NOON });
  });

  it('keeps the deletion time of discussions that were already deleted', async () => {
    const post = await addPost(stores, { title: '', content: '', deletedAt: minutesAfterNoon(1) });
    await own.erase(robin, 'remove', minutesAfterNoon(60));

    expect(await readPost(stores, post.id)).toMatchObject({ authorId: null, deletedAt: minutesAfterNoon(1) });
  });
});
