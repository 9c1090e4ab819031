import { AnswerMarked, PostAnswered, type PostId } from '../../domain/discussions/events';
import type { PostState } from '../../domain/discussions/post';
import type { ReplyState } from '../../domain/discussions/reply';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, addReply, changePost } from './testing/discussion-stores';
import { ada, kim, minutesAfterNoon, NOON, robin } from './testing/discussion-fakes';

let fixture: DiscussionFixture;
let post: PostState;
beforeEach(async () => {
  fixture = createDiscussionFixture();
  post = await addPost(fixture.stores);
});

const subscribe = async (...people: number[]) => {
  for (const id of people) await fixture.participate.setSubscribed(id, post.id, true);
};
const answered = ({ postId, id, authorId, isAnonymous, createdAt }: ReplyState): PostAnswered =>
  new PostAnswered(postId, id, authorId!, isAnonymous, null, createdAt);
const listNotifiedIds = () => fixture.notices.replies.map(({ userId }) => userId);

describe('a reply', () => {
  it('notifies the subscribers of the discussion, except its author', async () => {
    const reply = await addReply(fixture.stores, post.id);
    await subscribe(kim, ada);
    await fixture.notify.notifyOfReply(answered(reply));

    const notice = {
      postId: post.id,
      replyId: reply.id,
      authorId: kim,
      authorRole: 'alumni',
      eventId: `forum-reply:${reply.id}:${NOON.toISOString()}`,
    };
    expect(fixture.notices.replies).toEqual([
      { ...notice, userId: robin, startedIt: true },
      { ...notice, userId: ada, startedIt: false },
    ]);
  });

  it("that is anonymous doesn't identify its author, who isn't notified", async () => {
    const reply = await addReply(fixture.stores, post.id, { isAnonymous: true });
    await subscribe(kim);
    await fixture.notify.notifyOfReply(answered(reply));

    expect(fixture.notices.replies).toMatchObject([{ userId: robin, authorId: null, authorRole: 'alumni' }]);
    expect(JSON.stringify(fixture.notices.replies)).not.toContain(`"authorId":${kim}`);
  });

  it.each([
    ['hidden', { hiddenBy: 'reports' }],
    ['deleted', { deletedAt: NOON }],
  ] as const)('that has been %s in between notifies no one', async (_, changes) => {
    await fixture.notify.notifyOfReply(answered(await addReply(fixture.stores, post.id, changes)));
    expect(listNotifiedIds()).toEqual([]);
  });

  it('that no longer exists notifies no one', async () => {
    const reply = await addReply(fixture.stores, post.id);
    fixture.tables.replies.delete(reply.id);
    await fixture.notify.notifyOfReply(answered(reply));

    expect(listNotifiedIds()).toEqual([]);
  });

  it('in a discussion that has been hidden in between notifies no one', async () => {
    const reply = await addReply(fixture.stores, post.id);
    await changePost(fixture.stores, post.id, (one) => one.setHidden('moderator'));
    await fixture.notify.notifyOfReply(answered(reply));

    expect(listNotifiedIds()).toEqual([]);
  });

  it("doesn't notify people who subscribed after it", async () => {
    const reply = await addReply(fixture.stores, post.id);
    fixture.clock.at = minutesAfterNoon(1);
    await subscribe(ada);
    await fixture.notify.notifyOfReply(answered(reply));

    expect(listNotifiedIds()).toEqual([robin]);
  });

  it("doesn't notify people who unsubscribed", async () => {
    await subscribe(ada);
    await fixture.participate.setSubscribed(robin, post.id, false);
    await fixture.notify.notifyOfReply(answered(await addReply(fixture.stores, post.id)));

    expect(listNotifiedIds()).toEqual([ada]);
  });

  it.each([499, 500, 1_100])('notifies each of %i subscribers once, in batches', async (count) => {
    const asked: number[] = [];
    const { participation } = fixture.stores;
    const originalListSubscribers = participation.listSubscribers.bind(participation);
    participation.listSubscribers = (postId, page) => {
      asked.push(page.limit);
      return originalListSubscribers(postId, page);
    };
    const people = Array.from({ length: count }, (_, n) => 1_000 + n);
    await subscribe(...people);
    await fixture.participate.setSubscribed(robin, post.id, false);
    await fixture.notify.notifyOfReply(answered(await addReply(fixture.stores, post.id)));

    expect(listNotifiedIds()).toEqual(people);
    expect(Math.max(...asked)).toBe(500);
  });
});

describe('a marked answer', () => {
  const marked = ({ postId, id, authorId }: { postId: PostId } & Pick<ReplyState, 'id' | 'authorId'>) =>
    fixture.notify.notifyAuthorOfAcceptedAnswer(new AnswerMarked(postId, id, authorId, minutesAfterNoon(1)));

  it('notifies the author of the reply', async () => {
    const reply = await addReply(fixture.stores, post.id, { isAnonymous: true });
    await marked(reply);

    const eventId = `forum-answer:${reply.id}:${minutesAfterNoon(1).toISOString()}`;
    expect(fixture.notices.answers).toEqual([{ userId: kim, replyId: reply.id, eventId }]);
  });

  it('notifies no one of their own reply, of a hidden one, or of one without an author', async () => {
    await marked(await addReply(fixture.stores, post.id, { authorId: robin }));
    await marked(await addReply(fixture.stores, post.id, { hiddenBy: 'reports' }));
    await marked({ ...(await addReply(fixture.stores, post.id)), authorId: null });
    const hidden = await addPost(fixture.stores, { hiddenBy: 'reports' });
    await marked(await addReply(fixture.stores, hidden.id));

    expect(fixture.notices.answers).toEqual([]);
  });
});
