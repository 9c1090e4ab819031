import { PostNotFound } from '../../../domain/discussions/discussion-errors';
import type { PostId } from '../../../domain/discussions/events';
import { addPost, addReply, type DiscussionStores } from './discussion-stores';
import { ada, kim, minutesAfterNoon, NOON, robin } from './discussion-fakes';

const MINUTES_PER_HOUR = 60;

/** Contract of every store of saves, subscriptions, views and visits, in PostgreSQL or in memory. */
export function describeParticipation(name: string, open: () => Promise<DiscussionStores>): void {
  describe(`participation in ${name}`, () => {
    let stores: DiscussionStores;
    let postId: PostId;
    beforeEach(async () => {
      stores = await open();
      postId = (await addPost(stores)).id;
    });
    const getPostFor = (id: number, post: number = postId) => stores.reader.get(post, { id, blockedIds: [] });
    const listSubscribers = (after = 0, limit = 9) =>
      stores.participation.listSubscribers(postId, { by: NOON, after, limit });

    describe('saved discussions', () => {
      it('are saved per person until they are removed', async () => {
        await stores.participation.savePost(kim, postId, NOON);
        await stores.participation.savePost(kim, postId, minutesAfterNoon(1));
        expect([(await getPostFor(kim)).saved, (await getPostFor(ada)).saved]).toEqual([true, false]);
        await stores.participation.deleteSavedPost(ada, postId);
        expect((await getPostFor(kim)).saved).toBe(true);
        for (let times = 0; times < 2; times++) await stores.participation.deleteSavedPost(kim, postId);

        expect((await getPostFor(kim)).saved).toBe(false);
      });
    });

    describe('subscriptions', () => {
      it('include the author from the start', async () => {
        expect(await listSubscribers()).toEqual([robin]);
        expect([(await getPostFor(robin)).subscribed, (await getPostFor(kim)).subscribed]).toEqual([true, false]);
      });

      it('are listed by ID, page by page', async () => {
        for (const id of [30, 20, 10]) await stores.participation.saveSubscription(id, postId, true, NOON);
        await stores.participation.saveSubscription(20, postId, true, NOON);
        const other = await addPost(stores, { authorId: 40 });

        expect(await listSubscribers(0, 3)).toEqual([robin, 10, 20]);
        expect(await listSubscribers(20, 3)).toEqual([30]);
        expect(await stores.participation.listSubscribers(other.id, { by: NOON, after: 0, limit: 9 })).toEqual([40]);
      });

      it('start with a reply', async () => {
        for (let times = 0; times < 2; times++) {
          await stores.transactions.run(() => stores.participation.subscribe(kim, postId, NOON));
        }
        expect(await listSubscribers()).toEqual([robin, kim]);
      });

      it("that were ended don't start again with a reply, only by subscribing", async () => {
        for (const id of [kim, robin]) {
          await stores.participation.saveSubscription(id, postId, false, NOON);
          await stores.transactions.run(() => stores.participation.subscribe(id, postId, NOON));
        }
        expect(await listSubscribers()).toEqual([]);
        expect((await getPostFor(kim)).subscribed).toBe(false);
        await stores.participation.saveSubscription(kim, postId, true, NOON);

        expect(await listSubscribers()).toEqual([kim]);
      });
    });

    describe('subscriptions that started after a reply', () => {
      const by = (minutes: number) =>
        stores.participation.listSubscribers(postId, { by: minutesAfterNoon(minutes), after: 0, limit: 9 });

      it('are excluded, whether they started with a reply or by subscribing', async () => {
        await stores.transactions.run(() => stores.participation.subscribe(kim, postId, minutesAfterNoon(2)));
        await stores.participation.saveSubscription(ada, postId, true, minutesAfterNoon(3));
        expect([await by(1), await by(2), await by(3)]).toEqual([[robin], [robin, kim], [robin, kim, ada]]);
      });

      it('count from the first time, or from the last restart after they were ended', async () => {
        for (const minute of [1, 3])
          await stores.participation.saveSubscription(kim, postId, true, minutesAfterNoon(minute));
        expect(await by(1)).toEqual([robin, kim]);
        await stores.participation.saveSubscription(kim, postId, false, minutesAfterNoon(4));
        await stores.participation.saveSubscription(kim, postId, true, minutesAfterNoon(5));
        expect([await by(4), await by(5)]).toEqual([[robin], [robin, kim]]);
      });
    });

    describe('views', () => {
      const view = (userId: number, minutes: number) =>
        stores.participation.recordView(userId, postId, minutesAfterNoon(minutes));

      it('are counted once per person and UTC day', async () => {
        expect(await view(kim, 0)).toBe(1);
        expect(await view(kim, 11 * MINUTES_PER_HOUR + 59)).toBe(1);
        expect(await view(ada, 11 * MINUTES_PER_HOUR + 59)).toBe(2);
        expect(await view(kim, 12 * MINUTES_PER_HOUR)).toBe(3);
        expect(await view(kim, 13 * MINUTES_PER_HOUR)).toBe(3);

        expect((await getPostFor(robin)).views).toBe(3);
      });

      it('are counted per discussion', async () => {
        const other = await addPost(stores);
        await view(kim, 0);
        await stores.participation.recordView(kim, other.id, NOON);

        expect([(await getPostFor(robin)).views, (await getPostFor(robin, other.id)).views]).toEqual([1, 1]);
      });

      it('are counted once when a person opens several pages concurrently', async () => {
        await Promise.all(Array.from({ length: 12 }, (_, n) => view(100 + (n % 3), 0)));
        expect((await getPostFor(robin)).views).toBe(3);
      });

      it('list the people who viewed since a time, latest first', async () => {
        const since = (minutes: number, limit = 9) =>
          stores.participation.listViewers(postId, minutesAfterNoon(minutes), limit);
        await view(kim, 1);
        await view(ada, 2);
        await view(robin, 3);
        await view(kim, 4);

        expect(await since(0)).toEqual([kim, robin, ada]);
        expect(await since(3)).toEqual([kim, robin]);
        expect(await since(0, 1)).toEqual([kim]);
        expect(await since(5)).toEqual([]);
      });
    });

    describe('hidden and deleted discussions', () => {
      it("can't be saved, subscribed to or viewed", async () => {
        const hidden = await addPost(stores, { hiddenBy: 'reports' });
        const deleted = await addPost(stores, { title: '', content: '', deletedAt: NOON });
        for (const id of [hidden.id, deleted.id, 999_999]) {
          await expect(stores.participation.savePost(kim, id, NOON)).rejects.toThrow(PostNotFound);
          await expect(stores.participation.saveSubscription(kim, id, true, NOON)).rejects.toThrow(PostNotFound);
          await expect(stores.participation.recordView(kim, id, NOON)).rejects.toThrow(PostNotFound);
          await stores.participation.deleteSavedPost(kim, id);
        }
      });
    });

    describe('new content', () => {
      const countNew = (userId: number, firstSince = minutesAfterNoon(-1), limit = 100) =>
        stores.participation.countNewContent(userId, firstSince, limit);

      it('counts content by others since the last visit, or since a given time before the first visit', async () => {
        await addPost(stores, { createdAt: minutesAfterNoon(-5) });
        await addReply(stores, postId, { createdAt: minutesAfterNoon(2) });
        await addReply(stores, postId, { createdAt: minutesAfterNoon(4), authorId: ada });
        expect([await countNew(kim), await countNew(robin), await countNew(ada), await countNew(77)]).toEqual([
          2, 2, 2, 3,
        ]);
        expect(await countNew(77, minutesAfterNoon(-5))).toBe(3);
        expect(await countNew(77, minutesAfterNoon(-6))).toBe(4);
        await stores.participation.saveVisit(77, minutesAfterNoon(2));

        expect([await countNew(77), await countNew(kim)]).toEqual([1, 2]);
      });

      it('excludes replies in discussions that are not shown', async () => {
        for (const hiddenState of [{ hiddenBy: 'reports' as const }, { deletedAt: NOON }]) {
          await addReply(stores, (await addPost(stores, hiddenState)).id);
        }
        expect(await countNew(77)).toBe(1);
      });

      it('excludes hidden and deleted content, and includes anonymous and deleted authors', async () => {
        await addReply(stores, postId, { hiddenBy: 'reports' });
        await addReply(stores, postId, { deletedAt: NOON });
        await addPost(stores, { hiddenBy: 'moderator' });
        await addPost(stores, { deletedAt: NOON });
        expect(await countNew(77)).toBe(1);
        await addReply(stores, postId, { isAnonymous: true });
        await addReply(stores, postId, { authorId: null });

        expect(await countNew(77)).toBe(3);
      });

      it('is counted up to the limit', async () => {
        for (let n = 0; n < 5; n++) await addReply(stores, postId);
        await addPost(stores);

        expect([await countNew(77, NOON, 3), await countNew(77, minutesAfterNoon(-1), 3)]).toEqual([0, 3]);
      });

      it('stays seen when an earlier visit is recorded later', async () => {
        await stores.participation.saveVisit(77, minutesAfterNoon(1));
        await stores.participation.saveVisit(77, minutesAfterNoon(-9));

        expect(await countNew(77)).toBe(0);
      });
    });
  });
}
