import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import { ForumPost } from '../../domain/discussions/post';
import { ForumReply } from '../../domain/discussions/reply';
import type { SharedAnswer, SharedAnswerState } from '../../domain/shared-answers/shared-answer';
import { RefreshOpenDiscussions } from '../discussions/refresh-open-discussions';
import { Posts, Replies } from '../discussions/ports/discussions';
import { lockWithPost } from '../discussions/write-reply';

/** Publishes a shared answer as a discussion, and removes it again. Call within a unit of work. */
@UseCase()
export class PublishAnswer {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly refreshOpenDiscussions: RefreshOpenDiscussions,
    private readonly clock: Clock,
  ) {}

  /**
   * Both authors are anonymous, and the answer is marked as such.
   * @throws WritingRefused
   */
  async publish(one: SharedAnswer): Promise<void> {
    const { askerId, answererId, title, question, answer, tags, collegeId } = one.snapshot();
    const now = this.clock.now();
    const asker = { id: askerId, role: 'student', isAnonymous: true } as const;
    const answerer = { id: answererId, role: 'alumni', isAnonymous: true } as const;
    const text = { title, content: question, tags, collegeId };
    const post = ForumPost.open(await this.posts.nextId(), asker, text, now);
    const reply = ForumReply.write(await this.replies.nextId(), post.id, answerer, answer, now);
    post.addReply(reply);
    post.markAnswer(askerId, reply, now);
    one.publish(post.id, reply.id);

    await this.posts.save(post);
    await this.replies.save(reply);
  }

  /** Deletes the question and the answer; other replies stay readable below a note that the discussion was removed. */
  async withdraw({ askerId, answererId, postId, replyId }: SharedAnswerState): Promise<void> {
    if (postId === null || replyId === null) return;
    try {
      const { post, reply } = await lockWithPost(this.posts, this.replies, replyId);
      const now = this.clock.now();
      if (reply.snapshot().deletedAt === null) {
        const wasShown = reply.isShown;
        reply.delete(answererId, now);
        if (wasShown) post.removeReply(reply.id, await this.replies.findNewestReplyTime(post.id, reply.id));
        await this.replies.save(reply);
      }
      if (post.snapshot().deletedAt === null) post.delete(askerId, now);
      await this.posts.save(post);
      await this.refreshOpenDiscussions.execute(post.id, null);
    } catch (refusal) {
      if (!(refusal instanceof PostNotFound || refusal instanceof ReplyNotFound)) throw refusal;
    }
  }
}
