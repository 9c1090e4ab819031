import { PostNotFound, ReplyNotFound } from '../../../domain/discussions/discussion-errors';
import type { PostId, ReplyId } from '../../../domain/discussions/events';
import { FIRST_DAY_LIMITS } from '../../../domain/discussions/writer';
import { ForumReply } from '../../../domain/discussions/reply';
import { addPost, addReply, changePost, type DiscussionStores, readPost } from './discussion-stores';
import { ada, kim, minutesAfterNoon, NOON, robin } from './discussion-fakes';

const UNKNOWN_USER_ID = 999_999;

/** Contract of every store of discussions and replies, in PostgreSQL or in memory. */
export function describeDiscussions(name: string, open: () => Promise<DiscussionStores>): void {
  describe(`stores of discussions in ${name}`, () => {
    let stores: DiscussionStores;
    beforeEach(async () => (stores = await open()));

    describe('discussions', () => {
      it('are returned with every field as added', async () => {
        const plain = await addPost(stores);
        const full = await addPost(stores, {
          authorId: kim,
          authorRole: 'alumni',
          isAnonymous: true,
          collegeId: 5,
          title: 'Straße, café & “quotes”?',
          content: 'First line\r\n\n- a list\n- with an emoji 🎓',
          tags: ['Financial Aid', 'C++', '🎓'],
          editedAt: minutesAfterNoon(1),
          lastActivityAt: minutesAfterNoon(2),
          replyCount: 4,
          answerId: 12 as ReplyId,
          hiddenBy: 'reports',
        });
        const deleted = await addPost(stores, { title: '', content: '', tags: [], deletedAt: minutesAfterNoon(3) });

        for (const state of [plain, full, deleted]) expect(await readPost(stores, state.id)).toEqual(state);
      });

      it('are saved with every changed field', async () => {
        const { id } = await addPost(stores);
        const reply = ForumReply.restore(await addReply(stores, id, { createdAt: minutesAfterNoon(5) }));
        await changePost(stores, id, (post) => {
          post.addReply(reply);
          post.markAnswer(robin, reply, NOON);
          post.setHidden('moderator');
        });
        const counted = await readPost(stores, id);
        await changePost(stores, id, (post) => {
          post.edit(robin, { title: 'Another title', content: 'Another text, long enough.', tags: ['New'] }, NOON);
        });
        const edited = await readPost(stores, id);
        await changePost(stores, id, (post) => post.delete(robin, minutesAfterNoon(9)));

        expect(counted).toMatchObject({
          lastActivityAt: minutesAfterNoon(5),
          replyCount: 1,
          answerId: reply.id,
          hiddenBy: 'moderator',
        });
        expect(edited).toEqual({
          ...counted,
          title: 'Another title',
          content: 'Another text, long enough.',
          tags: ['New'],
          editedAt: NOON,
        });
        expect(await readPost(stores, id)).toEqual({
          ...edited,
          title: '',
          content: '',
          tags: [],
          deletedAt: minutesAfterNoon(9),
        });
      });

      it('never get the same ID', async () => {
        const ids = await Promise.all(Array.from({ length: 20 }, () => stores.posts.nextId()));
        expect(new Set(ids).size).toBe(20);
      });

      it("throw PostNotFound if they don't exist", async () => {
        await expect(readPost(stores, UNKNOWN_USER_ID)).rejects.toThrow(PostNotFound);
      });

      it('can be locked only in a unit of work', async () => {
        const { id } = await addPost(stores);
        await expect(stores.posts.lock(id)).rejects.toThrow('unit of work');
      });

      it('count every reply when ten people reply concurrently', async () => {
        const { id } = await addPost(stores);
        const written = await Promise.all(
          Array.from({ length: 10 }, (_, n) => addReply(stores, id, { authorId: 100 + n })),
        );
        await Promise.all(
          written.map((state) => changePost(stores, id, (post) => post.addReply(ForumReply.restore(state)))),
        );

        expect((await readPost(stores, id)).replyCount).toBe(10);
      });

      it('keep earlier texts and return the newest ones first, up to the limit', async () => {
        const { id } = await addPost(stores, { tags: ['Majors'] });
        const other = await addPost(stores);
        for (const n of [1, 2, 3]) {
          const earlier = {
            title: `Title ${n}`,
            content: `Content ${n}`,
            tags: [`Tag ${n}`],
            until: minutesAfterNoon(n),
          };
          await stores.posts.saveEarlierText(id, earlier);
          await stores.posts.saveEarlierText(other.id, earlier);
        }

        expect(await stores.reader.listEarlierVersions({ type: 'post', id }, 2)).toEqual([
          { title: 'Title 3', content: 'Content 3', tags: ['Tag 3'], until: minutesAfterNoon(3).toISOString() },
          { title: 'Title 2', content: 'Content 2', tags: ['Tag 2'], until: minutesAfterNoon(2).toISOString() },
        ]);
      });

      it('are counted per person, including deleted and hidden ones', async () => {
        await addPost(stores);
        await addPost(stores, { hiddenBy: 'reports' });
        await addPost(stores, { deletedAt: NOON });
        await addPost(stores, { authorId: kim });
        const countByAuthor = (id: number) => stores.transactions.run(() => stores.posts.countByAuthor(id));

        expect([await countByAuthor(robin), await countByAuthor(kim), await countByAuthor(ada)]).toEqual([3, 1, 0]);
        await expect(stores.posts.countByAuthor(robin)).rejects.toThrow('unit of work');
      });

      it('are counted correctly when one person starts several concurrently', async () => {
        const start = () =>
          stores.transactions.run(async () => {
            if ((await stores.posts.countByAuthor(robin)) < FIRST_DAY_LIMITS.discussions) await addPost(stores);
          });
        await Promise.all(Array.from({ length: 8 }, start));

        expect(await stores.transactions.run(() => stores.posts.countByAuthor(robin))).toBe(
          FIRST_DAY_LIMITS.discussions,
        );
      });
    });

    describe('replies', () => {
      let postId: PostId;
      beforeEach(async () => (postId = (await addPost(stores)).id));

      it('are returned with every field as added and changed', async () => {
        const plain = await addReply(stores, postId);
        const full = await addReply(stores, postId, {
          authorId: robin,
          authorRole: 'college_admin',
          isAnonymous: true,
          content: 'First line\n\n> a quote 🎓',
          createdAt: minutesAfterNoon(4),
        });
        const changed = await stores.replies.get(full.id);
        changed.edit(robin, 'Another text', minutesAfterNoon(5));
        changed.setHidden('reports');
        await stores.replies.save(changed);
        const deleted = await stores.replies.get((await addReply(stores, postId)).id);
        deleted.delete(kim, minutesAfterNoon(6));
        await stores.replies.save(deleted);

        for (const state of [plain, changed.snapshot(), deleted.snapshot()]) {
          expect((await stores.replies.get(state.id)).snapshot()).toEqual(state);
        }
      });

      it("throw ReplyNotFound if they don't exist", async () => {
        await expect(stores.replies.get(UNKNOWN_USER_ID)).rejects.toThrow(ReplyNotFound);
      });

      it('never get the same ID', async () => {
        const ids = await Promise.all(Array.from({ length: 20 }, () => stores.replies.nextId()));
        expect(new Set(ids).size).toBe(20);
      });

      it('keep earlier texts', async () => {
        const { id } = await addReply(stores, postId);
        await stores.replies.saveEarlierText(id, 'Before', minutesAfterNoon(1));
        await stores.replies.saveEarlierText(id, 'In between', minutesAfterNoon(2));

        expect(await stores.reader.listEarlierVersions({ type: 'reply', id }, 9)).toEqual([
          { title: null, content: 'In between', tags: null, until: minutesAfterNoon(2).toISOString() },
          { title: null, content: 'Before', tags: null, until: minutesAfterNoon(1).toISOString() },
        ]);
      });

      it('return the time of the newest shown one, except a given one', async () => {
        const other = await addPost(stores);
        const findNewestReplyTime = (except: ReplyId) => stores.replies.findNewestReplyTime(postId, except);
        const first = await addReply(stores, postId, { createdAt: minutesAfterNoon(1) });
        expect(await findNewestReplyTime(first.id)).toBeNull();
        const second = await addReply(stores, postId, { createdAt: minutesAfterNoon(2) });
        await addReply(stores, postId, { createdAt: minutesAfterNoon(3), hiddenBy: 'reports' });
        await addReply(stores, postId, { createdAt: minutesAfterNoon(4), deletedAt: minutesAfterNoon(5) });
        await addReply(stores, other.id, { createdAt: minutesAfterNoon(6) });

        expect(await findNewestReplyTime(first.id)).toEqual(minutesAfterNoon(2));
        expect(await findNewestReplyTime(second.id)).toEqual(minutesAfterNoon(1));
      });

      it('are counted per person, including deleted and hidden ones', async () => {
        await addReply(stores, postId);
        await addReply(stores, postId, { hiddenBy: 'moderator' });
        await addReply(stores, postId, { deletedAt: NOON });
        await addReply(stores, postId, { authorId: ada });
        const countBy = (id: number) => stores.transactions.run(() => stores.replies.countByAuthor(id));

        expect([await countBy(kim), await countBy(ada), await countBy(robin)]).toEqual([3, 1, 0]);
        await expect(stores.replies.countByAuthor(kim)).rejects.toThrow('unit of work');
      });
    });
  });
}
