import { PostNotFound } from '../../domain/discussions/discussion-errors';
import type { PostId } from '../../domain/discussions/events';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, addReply } from './testing/discussion-stores';
import { kim, minutesAfterNoon, NOON, robin } from './testing/discussion-fakes';

const DAY = 24 * 60;

let fixture: DiscussionFixture;
let postId: PostId;
beforeEach(async () => {
  fixture = createDiscussionFixture();
  postId = (await addPost(fixture.stores)).id;
});

describe('taking part in a discussion', () => {
  it('saves a discussion and removes it again', async () => {
    await fixture.participate.setPostSaved(kim, postId, true);
    expect([...fixture.tables.saves]).toEqual([[`${kim} ${postId}`, NOON]]);
    await fixture.participate.setPostSaved(kim, postId, false);

    expect(fixture.tables.saves.size).toBe(0);
  });

  it('subscribes and unsubscribes', async () => {
    const subscribers = () =>
      fixture.stores.participation.listSubscribers(postId, { by: minutesAfterNoon(60), after: 0, limit: 9 });
    await fixture.participate.setSubscribed(kim, postId, true);
    expect(await subscribers()).toEqual([robin, kim]);
    await fixture.participate.setSubscribed(kim, postId, false);

    expect(await subscribers()).toEqual([robin]);
  });

  it('counts a view and marks the notifications about the discussion as read', async () => {
    expect(await fixture.participate.recordView(kim, postId)).toBe(1);
    expect(await fixture.participate.recordView(kim, postId)).toBe(1);
    fixture.clock.at = minutesAfterNoon(DAY);

    expect(await fixture.participate.recordView(kim, postId)).toBe(2);
    expect(fixture.notices.viewed).toEqual(Array.from({ length: 3 }, () => ({ userId: kim, postId })));
  });

  it('throws PostNotFound for an unknown discussion', async () => {
    await expect(fixture.participate.setPostSaved(kim, 99, true)).rejects.toThrow(PostNotFound);
    await expect(fixture.participate.setSubscribed(kim, 99, true)).rejects.toThrow(PostNotFound);
    await expect(fixture.participate.recordView(kim, 99)).rejects.toThrow(PostNotFound);

    expect(fixture.notices.viewed).toEqual([]);
  });
});

describe('countNew', () => {
  it('counts the last seven days before the first visit, and from then on everything since the last visit', async () => {
    await addPost(fixture.stores, { createdAt: minutesAfterNoon(-7 * DAY) });
    await addPost(fixture.stores, { createdAt: minutesAfterNoon(-7 * DAY + 1) });
    expect(await fixture.participate.countNewContent(kim)).toBe(2);
    await fixture.participate.recordVisit(kim);
    expect(await fixture.participate.countNewContent(kim)).toBe(0);
    await addReply(fixture.stores, postId, { createdAt: minutesAfterNoon(1), authorId: robin });

    expect(await fixture.participate.countNewContent(kim)).toBe(1);
  });

  it('does not count what was written before the person registered', async () => {
    fixture.members.registered.set(kim, minutesAfterNoon(1));
    expect(await fixture.participate.countNewContent(kim)).toBe(0);
    await addReply(fixture.stores, postId, { createdAt: minutesAfterNoon(2), authorId: robin });
    expect(await fixture.participate.countNewContent(kim)).toBe(1);
  });

  it('counts up to 100', async () => {
    for (let n = 0; n < 105; n++) await addReply(fixture.stores, postId);
    expect(await fixture.participate.countNewContent(77)).toBe(100);
  });
});
