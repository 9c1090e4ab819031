import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { QuestionAbout } from '../../../../shared/domain/question-about';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import { ForumPost } from '../../domain/discussions/post';
import { ForumReply } from '../../domain/discussions/reply';
import type { PostId, ReplyId } from '../../domain/discussions/events';
import type { AskerAndAnswerer } from '../../domain/shared-answers/shared-answer';
import type { SharedText } from '../../domain/shared-answers/shared-text';
import { RefreshOpenDiscussions } from '../discussions/refresh-open-discussions';
import { Posts, Replies } from '../discussions/ports/discussions';
import { lockWithPost } from '../discussions/write-reply';

/** A question and its answer, which both people agreed to publish. */
interface AgreedAnswer extends AskerAndAnswerer, SharedText {
  readonly collegeId: number;
  /** The figure or program of the college; null for the college itself. */
  readonly about: QuestionAbout | null;
  /** With the tag that all published answers have in common. */
  readonly tags: readonly string[];
}

/** The discussion that contains a published answer. */
interface PublishedAnswer extends AskerAndAnswerer {
  readonly postId: PostId | null;
  readonly replyId: ReplyId | null;
}

/** Publishes a question and its answer as a discussion, and removes it again. Call within a unit of work. */
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
  async publish(agreed: AgreedAnswer): Promise<{ postId: PostId; replyId: ReplyId }> {
    const { askerId, answererId, title, question, answer, tags, collegeId, about } = agreed;
    const now = this.clock.now();
    const asker = { id: askerId, role: 'student', isAnonymous: true } as const;
    const answerer = { id: answererId, role: 'alumni', isAnonymous: true } as const;
    const text = { title, content: question, tags, collegeId, about };
    const post = ForumPost.open(await this.posts.nextId(), asker, text, now);
    const reply = ForumReply.write(await this.replies.nextId(), post.id, answerer, answer, now);
    post.addReply(reply);
    post.markAnswer(askerId, reply, now);

    await this.posts.save(post);
    await this.replies.save(reply);
    return { postId: post.id, replyId: reply.id };
  }

  /** Deletes the question and the answer; other replies stay readable below a note that the discussion was removed. */
  async withdraw({ askerId, answererId, postId, replyId }: PublishedAnswer): Promise<void> {
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
