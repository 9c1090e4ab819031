import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import {
  FirstDayLimitReached,
  NotYourPost,
  NotYourReply,
  PostNotFound,
  ReplyNotFound,
  WritingRefused,
} from '../../domain/discussions/discussion-errors';
import type { PostId } from '../../domain/discussions/events';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, readPost } from './testing/discussion-stores';
import { ada, kim, minutesAfterNoon, NOON, robin } from './testing/discussion-fakes';
import type { WriteReplyInput } from './write-reply';

let fixture: DiscussionFixture;
let postId: PostId;
beforeEach(async () => {
  fixture = createDiscussionFixture();
  postId = (await addPost(fixture.stores)).id;
});

const answer = (changes: Partial<WriteReplyInput> = {}) =>
  fixture.writeReply.execute({
    by: { id: kim, role: 'alumni', isAnonymous: false },
    postId,
    content: 'Take a class in both.',
    ...changes,
  });
const post = () => readPost(fixture.stores, postId);
const subscribers = () =>
  fixture.stores.participation.listSubscribers(postId, { by: minutesAfterNoon(60), after: 0, limit: 9 });
/** Opens the discussion as these people. */
async function open(...people: number[]): Promise<void> {
  for (const id of people) await fixture.participate.recordView(id, postId);
}
const changed = () => fixture.notices.changed.splice(0);

describe('replying', () => {
  it('adds the reply to the discussion and subscribes its author', async () => {
    fixture.clock.at = minutesAfterNoon(5);
    const id = await answer({ content: ' Take both. ' });

    expect(fixture.tables.replies.get(id)).toMatchObject({
      postId,
      authorId: kim,
      authorRole: 'alumni',
      content: 'Take both.',
      createdAt: minutesAfterNoon(5),
    });
    expect(await post()).toMatchObject({ replyCount: 1, lastActivityAt: minutesAfterNoon(5) });
    expect(await subscribers()).toEqual([robin, kim]);
  });

  it("doesn't subscribe people again who have unsubscribed", async () => {
    await fixture.participate.setSubscribed(kim, postId, false);
    await answer();

    expect(await subscribers()).toEqual([robin]);
  });

  it('makes the open pages of others reload', async () => {
    await open(robin, kim, ada);
    await answer();
    expect(changed()).toEqual([{ userIds: expect.arrayContaining([robin, ada]), postId }]);
    fixture.clock.at = minutesAfterNoon(12 * 60 + 1);
    await open(ada);
    await answer();

    expect(changed()).toEqual([{ userIds: [ada], postId }]);
  });

  it('notifies no pages when no one else has the discussion open', async () => {
    await open(kim);
    await answer();

    expect(changed()).toEqual([]);
  });

  it("rejects an empty text, and a discussion that isn't shown", async () => {
    const hidden = await addPost(fixture.stores, { hiddenBy: 'reports' });
    await expect(answer({ content: ' ' })).rejects.toThrow(WritingRefused);
    for (const id of [hidden.id, 999_999]) await expect(answer({ postId: id })).rejects.toThrow(PostNotFound);

    expect(fixture.tables.replies.size).toBe(0);
    expect(await post()).toMatchObject({ replyCount: 0 });
    expect(await subscribers()).toEqual([robin]);
  });

  it('throws PostNotFound for people in a block with the author, unless the discussion is anonymous', async () => {
    fixture.members.blocked.set(kim, [robin]);
    const anonymous = await addPost(fixture.stores, { isAnonymous: true });
    await expect(answer()).rejects.toThrow(PostNotFound);
    await answer({ postId: anonymous.id });

    expect([...fixture.tables.replies.values()].map((reply) => reply.postId)).toEqual([anonymous.id]);
  });

  it('is rate-limited per person', async () => {
    for (let n = 0; n < RATE_LIMITS.repliesPerPerson.points; n++) await answer();

    await expect(answer()).rejects.toThrow(TooManyRequests);
    await answer({ by: { id: ada, role: 'alumni', isAnonymous: false } });
  });

  it('is limited on the first day, including deleted replies', async () => {
    fixture.members.registered.set(kim, NOON);
    await fixture.deleteReply.execute({ id: await answer(), by: kim });
    await Promise.allSettled(Array.from({ length: 12 }, () => answer()));

    expect(fixture.tables.replies.size).toBe(10);
    await expect(answer()).rejects.toThrow(FirstDayLimitReached);
    fixture.clock.at = minutesAfterNoon(24 * 60);
    await answer();
  });
});

describe('editing a reply', () => {
  it('keeps the earlier text for moderators', async () => {
    const id = await answer();
    fixture.clock.at = minutesAfterNoon(5);
    await fixture.editReply.execute({ id, by: kim, content: 'Take one.' });

    expect(fixture.tables.replies.get(id)).toMatchObject({ content: 'Take one.', editedAt: minutesAfterNoon(5) });
    expect(fixture.tables.earlierReplies).toEqual([
      { replyId: id, content: 'Take a class in both.', until: minutesAfterNoon(5) },
    ]);
  });

  it('keeps no earlier text when nothing changes or the edit is rejected', async () => {
    const id = await answer();
    const edit = (by: number, content: string, replyId = id as number) =>
      fixture.editReply.execute({ id: replyId, by, content });
    await edit(kim, 'Take a class in both.');
    await expect(edit(robin, 'Mine.')).rejects.toThrow(NotYourReply);
    await expect(edit(kim, '')).rejects.toThrow(WritingRefused);
    await expect(edit(kim, 'Nothing there.', 99)).rejects.toThrow(ReplyNotFound);

    expect(fixture.tables.earlierReplies).toEqual([]);
  });
});

describe('deleting a reply', () => {
  it('removes it from the count and restores the previous last activity', async () => {
    await answer();
    fixture.clock.at = minutesAfterNoon(5);
    const id = await answer();
    await fixture.markAnswer.execute({ postId, by: robin, replyId: id });
    await open(ada);
    changed();
    await fixture.deleteReply.execute({ id, by: kim });

    expect(await post()).toMatchObject({ replyCount: 1, lastActivityAt: NOON, answerId: null });
    expect(changed()).toEqual([{ userIds: [ada], postId }]);
  });

  it("doesn't reduce the count again for a hidden reply", async () => {
    const id = await answer();
    await fixture.moderate.setHidden({ type: 'reply', id }, 'reports');
    await fixture.deleteReply.execute({ id, by: kim });

    expect(await post()).toMatchObject({ replyCount: 0 });
  });

  it('is allowed once, for its author', async () => {
    const id = await answer();
    await expect(fixture.deleteReply.execute({ id, by: robin })).rejects.toThrow(NotYourReply);
    await fixture.deleteReply.execute({ id, by: kim });

    await expect(fixture.deleteReply.execute({ id, by: kim })).rejects.toThrow(ReplyNotFound);
    expect(await post()).toMatchObject({ replyCount: 0 });
  });

  it('is still possible in a deleted discussion', async () => {
    const id = await answer();
    await fixture.deletePost.execute({ id: postId, by: robin });
    await fixture.deleteReply.execute({ id, by: kim });

    expect(fixture.tables.replies.get(id)).toMatchObject({ content: '', deletedAt: NOON });
  });
});

describe('marking the answer', () => {
  const mark = (by: number, replyId: number | null) => fixture.markAnswer.execute({ postId, by, replyId });

  it('can be done and undone by the author of the discussion', async () => {
    const id = await answer();
    await open(kim, robin);
    await mark(robin, id);
    expect(await post()).toMatchObject({ answerId: id });
    expect(changed()).toEqual([{ userIds: [kim], postId }]);
    await mark(robin, null);

    expect(await post()).toMatchObject({ answerId: null });
  });

  it('is rejected for others and for replies of another discussion', async () => {
    const other = await addPost(fixture.stores);
    const [id, elsewhere] = [await answer(), await answer({ postId: other.id })];
    await expect(mark(kim, id)).rejects.toThrow(NotYourPost);
    await expect(mark(kim, null)).rejects.toThrow(NotYourPost);
    for (const wrong of [elsewhere, 99]) await expect(mark(robin, wrong)).rejects.toThrow(ReplyNotFound);

    expect(await post()).toMatchObject({ answerId: null });
  });
});
