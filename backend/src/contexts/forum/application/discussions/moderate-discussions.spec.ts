import type { ReplyState } from '../../domain/discussions/reply';
import type { PostState } from '../../domain/discussions/post';
import { type DiscussionFixture, createDiscussionFixture } from './testing/discussion-fixture';
import { addPost, readPost } from './testing/discussion-stores';
import { ada, kim, minutesAfterNoon, NOON, robin } from './testing/discussion-fakes';

let fixture: DiscussionFixture;
let post: PostState;
let reply: ReplyState;
beforeEach(async () => {
  fixture = createDiscussionFixture();
  post = await addPost(fixture.stores, { isAnonymous: true });
  fixture.clock.at = minutesAfterNoon(5);
  const by = { id: kim, role: 'alumni', isAnonymous: true } as const;
  const id = await fixture.writeReply.execute({ by, postId: post.id, content: 'Take both.' });
  reply = fixture.tables.replies.get(id)!;
});

const postTarget = () => ({ type: 'post', id: post.id }) as const;
const replyTarget = () => ({ type: 'reply', id: reply.id }) as const;

describe("the moderators' view of a text", () => {
  it('names anonymous authors', async () => {
    expect(await fixture.moderate.find(postTarget())).toEqual({
      authorId: robin,
      isAnonymous: true,
      editedAt: null,
      text: `${post.title}\n\n${post.content}`,
      createdAt: NOON,
      postId: post.id,
      hiddenBy: null,
    });
    expect(await fixture.moderate.find(replyTarget())).toEqual({
      authorId: kim,
      isAnonymous: true,
      editedAt: null,
      text: 'Take both.',
      createdAt: minutesAfterNoon(5),
      postId: post.id,
      hiddenBy: null,
    });
  });

  it('includes hidden texts', async () => {
    for (const one of [postTarget(), replyTarget()]) {
      await fixture.moderate.setHidden(one, 'reports');
      expect(await fixture.moderate.find(one)).toMatchObject({ hiddenBy: 'reports' });
    }
  });

  it('is null for deleted and unknown texts', async () => {
    await fixture.deleteReply.execute({ id: reply.id, by: kim });
    await fixture.deletePost.execute({ id: post.id, by: robin });
    for (const one of [postTarget(), replyTarget(), { type: 'post', id: 99 }, { type: 'reply', id: 99 }] as const) {
      expect(await fixture.moderate.find(one)).toBeNull();
      expect(await fixture.moderate.setHidden(one, 'moderator')).toBe(false);
    }
  });
});

describe('hiding', () => {
  it('a reply excludes it from the count until it is shown again', async () => {
    await fixture.markAnswer.execute({ postId: post.id, by: robin, replyId: reply.id });
    for (let times = 0; times < 2; times++) {
      expect(await fixture.moderate.setHidden(replyTarget(), 'moderator')).toBe(true);
      expect(await readPost(fixture.stores, post.id)).toMatchObject({
        replyCount: 0,
        answerId: null,
        lastActivityAt: NOON,
      });
    }
    for (let times = 0; times < 2; times++) {
      await fixture.moderate.setHidden(replyTarget(), null);
      expect(await readPost(fixture.stores, post.id)).toMatchObject({
        replyCount: 1,
        answerId: null,
        lastActivityAt: minutesAfterNoon(5),
      });
    }
  });

  it("a discussion doesn't change its replies", async () => {
    await fixture.moderate.setHidden(postTarget(), 'reports');
    expect(await readPost(fixture.stores, post.id)).toMatchObject({ hiddenBy: 'reports', replyCount: 1 });
    await fixture.moderate.setHidden(postTarget(), null);

    expect(await readPost(fixture.stores, post.id)).toMatchObject({ hiddenBy: null, replyCount: 1 });
  });

  it("by a moderator isn't overridden by reports", async () => {
    for (const one of [postTarget(), replyTarget()]) {
      await fixture.moderate.setHidden(one, 'moderator');
      expect(await fixture.moderate.setHidden(one, 'reports')).toBe(true);
      expect(await fixture.moderate.find(one)).toMatchObject({ hiddenBy: 'moderator' });
    }
  });

  it.each(['post', 'reply'] as const)('a %s makes all open pages reload', async (type) => {
    for (const id of [robin, ada]) await fixture.participate.recordView(id, post.id);
    await fixture.moderate.setHidden(type === 'post' ? postTarget() : replyTarget(), 'moderator');

    expect(fixture.notices.changed).toEqual([{ userIds: [robin, ada], postId: post.id }]);
  });
});
