import { UseCase } from '../../../../shared/application/use-case';
import type { AnswerMarked, PostAnswered } from '../../domain/discussions/events';
import { ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { ForumPost } from '../../domain/discussions/post';
import type { ReplyState } from '../../domain/discussions/reply';
import { Participation, Posts, Replies } from './ports/discussions';
import { Transactions } from '../../../../shared/application/transactions';
import { DiscussionNotices } from './ports/notices';

const BATCH_SIZE = 500;

/** Notifies the subscribers of a discussion. A repeated delivery notifies no one again. */
@UseCase()
export class NotifySubscribers {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly participation: Participation,
    private readonly notices: DiscussionNotices,
    private readonly transactions: Transactions,
  ) {}

  /** Notifies of a reply, except its author, if the reply and its discussion are still shown. */
  async notifyOfReply({ postId, replyId, authorId, isAnonymous, occurredAt }: PostAnswered): Promise<void> {
    const reply = await this.#findShownReply(replyId);
    if (!reply) return;
    const post = await this.#post(postId);
    if (!post.isShown) return;
    const { authorId: startedBy } = post.snapshot();
    const notice = {
      postId,
      replyId,
      authorId: isAnonymous ? null : authorId,
      authorRole: reply.authorRole,
      eventId: `forum-reply:${replyId}:${occurredAt.toISOString()}`,
    };
    for (let after = 0; ;) {
      const subscribers = await this.participation.listSubscribers(postId, {
        by: reply.createdAt,
        after,
        limit: BATCH_SIZE,
      });
      for (const userId of subscribers.filter((id) => id !== authorId)) {
        await this.notices.notifyOfReply(userId, notice, userId === startedBy);
      }
      if (subscribers.length < BATCH_SIZE) return;
      after = subscribers.at(-1)!;
    }
  }

  /** A person who marks their own reply as the answer isn't notified. */
  async notifyAuthorOfAcceptedAnswer({ postId, replyId, replyAuthorId, occurredAt }: AnswerMarked): Promise<void> {
    if (replyAuthorId === null || !(await this.#findShownReply(replyId))) return;
    const post = await this.#post(postId);
    if (!post.isShown || post.snapshot().authorId === replyAuthorId) return;
    const eventId = `forum-answer:${replyId}:${occurredAt.toISOString()}`;
    await this.notices.notifyAuthorOfAcceptedAnswer(replyAuthorId, { postId, replyId, eventId });
  }

  async #findShownReply(replyId: number): Promise<ReplyState | null> {
    try {
      const reply = await this.replies.get(replyId);
      return reply.isShown ? reply.snapshot() : null;
    } catch (refusal) {
      if (refusal instanceof ReplyNotFound) return null;
      throw refusal;
    }
  }

  #post(postId: number): Promise<ForumPost> {
    return this.transactions.run(() => this.posts.lock(postId));
  }
}
