import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { TextLockedByAgreement } from '../../domain/discussions/discussion-errors';
import type { ReplyId } from '../../domain/discussions/events';
import { assertWithinFirstDayLimit, isFirstDay, type Writer } from '../../domain/discussions/writer';
import type { ForumPost } from '../../domain/discussions/post';
import { ForumReply } from '../../domain/discussions/reply';
import { Posts, Replies } from './ports/discussions';
import { Members } from './ports/members';
import { RefreshOpenDiscussions } from './refresh-open-discussions';

export interface WriteReplyInput {
  readonly by: Writer;
  readonly postId: number;
  readonly content: string;
}

/** Adds a reply to a discussion; `FollowUpReply` does the rest in the same unit of work. */
@UseCase()
export class WriteReply {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly members: Members,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws PostNotFound, WritingRefused, AdministratorsCannotBeAnonymous, FirstDayLimitReached, TooManyRequests */
  async execute({ by, postId, content }: WriteReplyInput): Promise<ReplyId> {
    const registeredAt = await this.members.getRegisteredAt(by.id);
    const blockedIds = await this.members.listBlockedWith(by.id);
    await this.limits.consume(RATE_LIMITS.repliesPerPerson, String(by.id));
    const id = await this.replies.nextId();

    return this.transactions.run(async () => {
      const post = await this.posts.lock(postId);
      post.assertReadableBy(blockedIds);
      const now = this.clock.now();
      if (isFirstDay(registeredAt, now)) {
        assertWithinFirstDayLimit('replies', { registeredAt, written: await this.replies.countByAuthor(by.id) }, now);
      }

      const reply = ForumReply.write(id, post.id, by, content, now);
      post.addReply(reply);

      await this.replies.save(reply);
      await this.posts.save(post);
      return id;
    });
  }
}

interface EditReplyInput {
  readonly id: number;
  readonly by: number;
  readonly content: string;
}

@UseCase()
export class EditReply {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ReplyNotFound, NotYourReply, WritingRefused, TextLockedByAgreement */
  async execute({ id, by, content }: EditReplyInput): Promise<void> {
    await this.transactions.run(async () => {
      const { reply } = await lockWithPost(this.posts, this.replies, id);
      const now = this.clock.now();

      const earlier = reply.edit(by, content, now);

      if (earlier === null) return;
      if (await this.posts.isPublishedByAgreement({ replyId: reply.id })) throw new TextLockedByAgreement();
      await this.replies.save(reply);
      await this.replies.saveEarlierText(reply.id, earlier, now);
    });
  }
}

@UseCase()
export class DeleteReply {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly refreshOpenDiscussions: RefreshOpenDiscussions,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ReplyNotFound, NotYourReply, TextLockedByAgreement */
  async execute({ id, by }: { readonly id: number; readonly by: number }): Promise<void> {
    await this.transactions.run(async () => {
      const { post, reply } = await lockWithPost(this.posts, this.replies, id);
      const wasShown = reply.isShown;

      reply.delete(by, this.clock.now());
      if (await this.posts.isPublishedByAgreement({ replyId: reply.id })) throw new TextLockedByAgreement();
      if (wasShown) post.removeReply(reply.id, await this.replies.findNewestReplyTime(post.id, reply.id));

      await this.replies.save(reply);
      await this.posts.save(post);
      await this.refreshOpenDiscussions.execute(post.id, by);
    });
  }
}

/**
 * Locks the discussion first, so that no one else can add, delete or hide its replies.
 * @throws ReplyNotFound
 */
export async function lockWithPost(
  posts: Posts,
  replies: Replies,
  id: number,
): Promise<{ readonly post: ForumPost; readonly reply: ForumReply }> {
  const { postId } = await replies.get(id);
  const post = await posts.lock(postId);
  return { post, reply: await replies.get(id) };
}
