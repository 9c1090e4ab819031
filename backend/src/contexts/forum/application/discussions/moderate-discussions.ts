import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { HiddenBy } from '../../domain/discussions/writer';
import { RefreshOpenDiscussions } from './refresh-open-discussions';
import { Posts, Replies } from './ports/discussions';
import { lockWithPost } from './write-reply';

/** A discussion or reply, as referenced by reports. */
export interface PostOrReply {
  readonly type: 'post' | 'reply';
  readonly id: number;
}

/** A text as moderators see it, including an anonymous author. */
export interface ModeratedText {
  /** Null if the account was deleted. */
  readonly authorId: number | null;
  readonly isAnonymous: boolean;
  readonly text: string;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly postId: number;
  readonly hiddenBy: HiddenBy | null;
}

/** The actions of moderation on discussions and replies. */
@UseCase()
export class ModerateDiscussions {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly refreshOpenDiscussions: RefreshOpenDiscussions,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Finds a text, hidden or not.
   * @returns null if it doesn't exist or its author deleted it
   */
  async find({ type, id }: PostOrReply): Promise<ModeratedText | null> {
    return this.#nullIfNotFound(() =>
      this.transactions.run(() => (type === 'post' ? this.#findPost(id) : this.#findReply(id))),
    );
  }

  /**
   * Hides a text, or shows it again if `by` is null; joins the unit of work. Repeating a call changes nothing.
   * @returns false if it doesn't exist or its author deleted it
   */
  async setHidden({ type, id }: PostOrReply, by: HiddenBy | null): Promise<boolean> {
    const isChanged = await this.#nullIfNotFound(() =>
      this.transactions.run(() => (type === 'post' ? this.#hidePost(id, by) : this.#hideReply(id, by))),
    );
    return isChanged ?? false;
  }

  async #findPost(id: number): Promise<ModeratedText | null> {
    const { authorId, isAnonymous, title, content, createdAt, editedAt, hiddenBy, deletedAt } = (
      await this.posts.lock(id)
    ).snapshot();
    if (deletedAt !== null) return null;
    return { authorId, isAnonymous, text: `${title}\n\n${content}`, createdAt, editedAt, postId: id, hiddenBy };
  }

  async #findReply(id: number): Promise<ModeratedText | null> {
    const { authorId, isAnonymous, content, createdAt, editedAt, postId, hiddenBy, deletedAt } = (
      await this.replies.get(id)
    ).snapshot();
    return deletedAt === null ? { authorId, isAnonymous, text: content, createdAt, editedAt, postId, hiddenBy } : null;
  }

  async #hidePost(id: number, by: HiddenBy | null): Promise<boolean> {
    return this.posts.update(id, async (post) => {
      if (post.snapshot().deletedAt !== null) return false;
      post.setHidden(by);
      await this.refreshOpenDiscussions.execute(post.id, null);
      return true;
    });
  }

  async #hideReply(id: number, by: HiddenBy | null): Promise<boolean> {
    const { post, reply } = await lockWithPost(this.posts, this.replies, id);
    if (reply.snapshot().deletedAt !== null) return false;
    const wasShown = reply.isShown;
    reply.setHidden(by);
    await this.replies.save(reply);
    if (wasShown && !reply.isShown)
      post.removeReply(reply.id, await this.replies.findNewestReplyTime(post.id, reply.id));
    if (!wasShown && reply.isShown) post.restoreReply(reply.snapshot().createdAt);
    await this.posts.save(post);
    await this.refreshOpenDiscussions.execute(post.id, null);
    return true;
  }

  async #nullIfNotFound<T>(find: () => Promise<T>): Promise<T | null> {
    try {
      return await find();
    } catch (refusal) {
      if (refusal instanceof PostNotFound || refusal instanceof ReplyNotFound) return null;
      throw refusal;
    }
  }
}
