import type { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import {
  POST_SORTS,
  type PostCursor,
  type PostRow,
  type PostQuery,
  type ReadingMember,
} from '../../application/discussions/ports/discussions';
import { addPost, addReply, type DiscussionStores } from '../../application/discussions/testing/discussion-stores';
import { ada, kim, minutesAfterNoon, NOON, robin } from '../../application/discussions/testing/discussion-fakes';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { ReplyId } from '../../domain/discussions/events';
import { createPostgresStores } from './testing/stores-in-postgres';

let db: DataSource;
let stores: DiscussionStores;
beforeAll(async () => {
  db = await freshDatabase();
  stores = createPostgresStores(db);
});
beforeEach(() => emptyTables(db, 'forum.forum_posts'));

const reader = (id: number, ...blockedIds: number[]): ReadingMember => ({ id, blockedIds });
const page = (asked: Partial<PostQuery> = {}, by: ReadingMember | null = reader(ada)) =>
  stores.reader.list({ sort: 'active', limit: 20, after: null, ...asked }, by);
const toTitles = (rows: readonly PostRow[]) => rows.map(({ title }) => title);
const titles = async (...asked: Parameters<typeof page>) => toTitles((await page(...asked)).items);

describe('a list of discussions', () => {
  it('is sorted by activity, by creation time, or with unanswered discussions first', async () => {
    await addPost(stores, {
      title: 'Old, answered last',
      createdAt: minutesAfterNoon(1),
      lastActivityAt: minutesAfterNoon(9),
      replyCount: 1,
    });
    await addPost(stores, {
      title: 'New, answered',
      createdAt: minutesAfterNoon(3),
      lastActivityAt: minutesAfterNoon(4),
      replyCount: 2,
    });
    await addPost(stores, { title: 'In between', createdAt: minutesAfterNoon(2), lastActivityAt: minutesAfterNoon(2) });

    expect(await titles({ sort: 'active' })).toEqual(['Old, answered last', 'New, answered', 'In between']);
    expect(await titles({ sort: 'latest' })).toEqual(['New, answered', 'In between', 'Old, answered last']);
    expect(await titles({ sort: 'unanswered' })).toEqual(['In between', 'New, answered', 'Old, answered last']);
  });

  it.each(
    POST_SORTS.flatMap((sort) => [
      [sort, {}],
      [sort, { collegeIds: [1, 2], collegeTag: 'Shared' }],
      [sort, { tag: 'shared' }],
    ]) as [PostQuery['sort'], Partial<PostQuery>][],
  )('sorted by %s with %j has pages without gaps or duplicates, even for equal times', async (sort, filter) => {
    for (let n = 0; n < 13; n++) {
      const at = minutesAfterNoon(n % 3);
      await addPost(stores, {
        title: `Question ${n}`,
        createdAt: at,
        lastActivityAt: at,
        replyCount: n % 2,
        collegeId: 1 + (n % 2),
        tags: ['Shared'],
      });
    }
    const whole = await titles({ ...filter, sort });
    const seen: string[] = [];
    let after: PostCursor | null = null;
    do {
      const { items, next }: Awaited<ReturnType<typeof page>> = await page({ ...filter, sort, limit: 4, after });
      seen.push(...toTitles(items));
      after = next;
    } while (after);

    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(13);
  });

  it('has no next cursor when the last page is full', async () => {
    for (let n = 0; n < 4; n++) await addPost(stores);
    expect((await page({ limit: 4 })).next).toBeNull();
    expect((await page({ limit: 3 })).next).not.toBeNull();
  });

  it.each([
    [{ collegeIds: [1] }, ['Of college 1']],
    [{ collegeIds: [1, 2] }, ['Of college 1', 'Of college 2']],
    [{ collegeIds: [] }, []],
    [{ collegeIds: [1], collegeTag: 'northern' }, ['Of college 1', 'Of college 2']],
    [{ collegeIds: [], collegeTag: 'NÖRTHERN' }, ['Of college 2']],
    [{ tag: ' Financial   aid' }, ['Of college 1']],
    [{ tag: 'financial' }, []],
    [{ collegeIds: [2], tag: 'financial aid' }, []],
    [{ filter: 'mine' }, ['Mine here']],
    [{ filter: 'saved' }, ['Of college 2']],
    [{ filter: 'unanswered' }, ['Mine here', 'Of college 1']],
    [{ filter: 'unanswered', collegeIds: [1, 2] }, ['Of college 1']],
  ] as [Partial<PostQuery>, string[]][])('with %j contains %j', async (asked, found) => {
    await addPost(stores, { title: 'Of college 1', collegeId: 1, tags: ['Financial Aid'] });
    const second = { title: 'Of college 2', collegeId: 2, tags: ['Northern'], replyCount: 1 };
    const { id } = await addPost(stores, second);
    await addPost(stores, { title: 'Mine here', authorId: ada, isAnonymous: true });
    await stores.participation.savePost(ada, id, NOON);

    expect((await titles(asked)).sort()).toEqual([...found].sort());
  });

  it('truncates long texts', async () => {
    await addPost(stores, { content: 'é'.repeat(600) });
    await addPost(stores, { content: '🎓'.repeat(601) });
    const { items } = await page();

    expect(items.map(({ content, isExcerpt }) => [[...content].length, isExcerpt])).toEqual([
      [600, true],
      [600, false],
    ]);
  });

  it('omits hidden and deleted discussions; authors still see their own hidden ones', async () => {
    await addPost(stores, { title: 'Shown here' });
    await addPost(stores, { title: 'Hidden here', authorId: ada, hiddenBy: 'reports' });
    await addPost(stores, { title: '', authorId: ada, deletedAt: NOON });
    for (const by of [null, reader(ada), reader(kim)]) expect(await titles({}, by)).toEqual(['Shown here']);

    expect((await page({ filter: 'mine' })).items).toMatchObject([
      { title: 'Hidden here', isHidden: true, mine: true },
    ]);
    expect(await titles({ filter: 'mine' }, reader(kim))).toEqual([]);
    expect(await titles({ filter: 'mine' }, null)).toEqual([]);
  });

  it('omits named posts of blocked users, and keeps anonymous ones and those without an author', async () => {
    await addPost(stores, { title: 'Named here', authorId: kim });
    await addPost(stores, { title: 'Anonymous here', authorId: kim, isAnonymous: true });
    const orphan = await addPost(stores, { title: 'Without account', authorId: 66 });
    await db.query('UPDATE forum.forum_posts SET author_id = NULL WHERE id = $1', [orphan.id]);

    expect(await titles({}, reader(ada, kim, 99))).toEqual(['Without account', 'Anonymous here']);
    expect(await titles({}, reader(ada, 99))).toHaveLength(3);
  });

  it('by IDs keeps the given order and omits discussions that are not visible', async () => {
    const [one, two, three] = [await addPost(stores), await addPost(stores, { authorId: kim }), await addPost(stores)];
    const hidden = await addPost(stores, { hiddenBy: 'reports' });
    const ids = [three.id, hidden.id, two.id, 999_999, one.id];

    expect((await stores.reader.listByIds(ids, reader(ada))).map(({ id }) => id)).toEqual([three.id, two.id, one.id]);
    expect((await stores.reader.listByIds(ids, reader(ada, kim))).map(({ id }) => id)).toEqual([three.id, one.id]);
    expect(await stores.reader.listByIds([], null)).toEqual([]);
  });
});

describe('one discussion', () => {
  it("has its full text and the reader's own saved and subscribed state", async () => {
    const state = await addPost(stores, {
      content: 'x'.repeat(700),
      collegeId: 5,
      tags: ['A', 'B'],
      editedAt: minutesAfterNoon(1),
      answerId: 3 as ReplyId,
      replyCount: 1,
    });
    await stores.participation.savePost(robin, state.id, NOON);
    await stores.participation.recordView(kim, state.id, NOON);
    const row = await stores.reader.get(state.id, reader(robin));

    expect(row).toEqual({
      id: state.id,
      authorId: robin,
      authorRole: 'student',
      isAnonymous: false,
      collegeId: 5,
      title: state.title,
      content: state.content,
      isExcerpt: false,
      tags: ['A', 'B'],
      createdAt: '2026-03-01T12:00:00.000Z',
      editedAt: '2026-03-01T12:01:00.000Z',
      lastActivityAt: '2026-03-01T12:00:00.000Z',
      views: 1,
      replyCount: 1,
      answerId: 3,
      saved: true,
      subscribed: true,
      mine: true,
      isHidden: false,
      isRemoved: false,
    });
    expect(await stores.reader.get(state.id, null)).toEqual({ ...row, saved: false, subscribed: false, mine: false });
  });

  it('is found only by its author if hidden, and not by readers with a block if its author is named', async () => {
    const hidden = await addPost(stores, { hiddenBy: 'moderator' });
    const named = await addPost(stores, { authorId: kim });
    const anonymous = await addPost(stores, { authorId: kim, isAnonymous: true });
    const getPost = (id: number, by: ReadingMember | null) => stores.reader.get(id, by);
    for (const by of [null, reader(kim)]) await expect(getPost(hidden.id, by)).rejects.toThrow(PostNotFound);
    await expect(getPost(named.id, reader(ada, kim))).rejects.toThrow(PostNotFound);
    await expect(getPost(999_999, null)).rejects.toThrow(PostNotFound);

    expect(await getPost(hidden.id, reader(robin))).toMatchObject({ isHidden: true });
    expect(await getPost(anonymous.id, reader(ada, kim))).toMatchObject({ id: anonymous.id });
  });

  it('that is deleted is still found while it has replies', async () => {
    const deleted = { title: '', content: '', deletedAt: NOON };
    const [empty, answered] = [await addPost(stores, deleted), await addPost(stores, { ...deleted, replyCount: 1 })];
    for (const by of [null, reader(robin)]) await expect(stores.reader.get(empty.id, by)).rejects.toThrow(PostNotFound);

    expect(await stores.reader.get(answered.id, null)).toMatchObject({ isRemoved: true, content: '' });
  });
});

describe('replies', () => {
  it('are paged in the order of writing', async () => {
    const { id } = await addPost(stores);
    const ids: number[] = [];
    for (let n = 0; n < 5; n++) ids.push((await addReply(stores, id)).id);
    const replies = async (after: number, limit: number) => {
      const { items, hasMore } = await stores.reader.listReplies(id, { after, limit }, null);
      return [items.map((one) => one.id), hasMore];
    };

    expect(await replies(0, 3)).toEqual([ids.slice(0, 3), true]);
    expect(await replies(ids[2]!, 3)).toEqual([ids.slice(3), false]);
    expect(await replies(0, 5)).toEqual([ids, false]);
  });

  it('omit deleted and hidden replies and those of blocked users; authors still see their own hidden replies', async () => {
    const { id } = await addPost(stores);
    const shown = await addReply(stores, id);
    const hidden = await addReply(stores, id, { authorId: ada, hiddenBy: 'reports' });
    const deleted = await addReply(stores, id, { authorId: ada, deletedAt: NOON });
    const anonymous = await addReply(stores, id, { isAnonymous: true });
    const orphan = await addReply(stores, id, { authorId: null });
    const other = await addPost(stores);
    await addReply(stores, other.id);
    const listSeenBy = async (by: ReadingMember | null) =>
      (await stores.reader.listReplies(id, { after: 0, limit: 9 }, by)).items.map((one) => one.id);

    expect(await listSeenBy(null)).toEqual([shown.id, anonymous.id, orphan.id]);
    expect(await listSeenBy(reader(ada))).toEqual([shown.id, hidden.id, anonymous.id, orphan.id]);
    expect(await listSeenBy(reader(robin, kim))).toEqual([anonymous.id, orphan.id]);
    for (const [reply, by] of [
      [hidden, reader(robin)],
      [deleted, reader(ada)],
      [shown, reader(robin, kim)],
    ] as const) {
      await expect(stores.reader.getReply(reply.id, by)).rejects.toThrow(ReplyNotFound);
    }
    expect(await stores.reader.getReply(hidden.id, reader(ada))).toMatchObject({
      isHidden: true,
      mine: true,
      postId: id,
    });
  });

  it('are marked as written by the asker only if this does not reveal an anonymous author', async () => {
    const byAsker = async (isAnonymous: boolean) => {
      const { id } = await addPost(stores, { isAnonymous, collegeId: 4 });
      for (const changes of [
        { authorId: robin },
        { authorId: robin, isAnonymous: true },
        { authorId: kim },
        { authorId: null },
      ]) {
        await addReply(stores, id, changes);
      }
      const { items } = await stores.reader.listReplies(id, { after: 0, limit: 9 }, reader(ada));
      expect(items.map(({ collegeId }) => collegeId)).toEqual([4, 4, 4, 4]);
      return items.map((one) => one.byAsker);
    };

    expect(await byAsker(false)).toEqual([true, false, false, false]);
    expect(await byAsker(true)).toEqual([false, true, false, false]);
  });
});

describe('tags', () => {
  it('are counted ignoring case and accents, most used first, without hidden discussions', async () => {
    await addPost(stores, { tags: ['Aid', 'Café'] });
    await addPost(stores, { tags: ['aid'] });
    await addPost(stores, { tags: ['cafe', 'Dorms', 'AID'] });
    await addPost(stores, { tags: ['Dorms', 'Secret'], hiddenBy: 'reports' });
    const tags = await stores.reader.listPopularTags(2);

    expect(tags.map(({ tag, posts }) => [tag.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(), posts])).toEqual([
      ['aid', 3],
      ['cafe', 2],
    ]);
    expect(await stores.reader.listPopularTags(9)).toHaveLength(3);
  });
});
