import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { TextLockedByAgreement, WritingRefused } from '../../domain/discussions/discussion-errors';
import type { PostId } from '../../domain/discussions/events';
import { assertWithinFirstDayLimit, isFirstDay, type Writer } from '../../domain/discussions/writer';
import { ForumPost } from '../../domain/discussions/post';
import type { PostText } from '../../domain/discussions/post-and-reply-text';
import { Posts } from './ports/discussions';
import { Colleges, Members } from './ports/members';

export interface WritePostInput extends PostText {
  readonly by: Writer;
  readonly collegeId: number | null;
}

/** Starts a discussion. */
@UseCase()
export class WritePost {
  constructor(
    private readonly posts: Posts,
    private readonly members: Members,
    private readonly colleges: Colleges,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws WritingRefused, AdministratorsCannotBeAnonymous, FirstDayLimitReached, TooManyRequests */
  async execute({ by, ...text }: WritePostInput): Promise<PostId> {
    const now = this.clock.now();
    const post = ForumPost.open(await this.posts.nextId(), by, text, now);
    await this.#assertCollege(text.collegeId);
    const registeredAt = await this.members.getRegisteredAt(by.id);
    await this.limits.consume(RATE_LIMITS.postsPerPerson, String(by.id));

    return this.transactions.run(async () => {
      if (isFirstDay(registeredAt, now)) {
        assertWithinFirstDayLimit('discussions', { registeredAt, written: await this.posts.countByAuthor(by.id) }, now);
      }
      await this.posts.save(post);
      return post.id;
    });
  }

  async #assertCollege(id: number | null): Promise<void> {
    if (id === null || (await this.colleges.findByIds([id])).has(id)) return;
    throw new WritingRefused([{ field: 'collegeId', message: 'Choose a college from the list' }]);
  }
}

interface EditPostInput {
  readonly id: number;
  readonly by: number;
  readonly changes: Partial<PostText>;
}

@UseCase()
export class EditPost {
  constructor(
    private readonly posts: Posts,
    private readonly clock: Clock,
  ) {}

  /** @throws PostNotFound, NotYourPost, WritingRefused, TextLockedByAgreement */
  execute({ id, by, changes }: EditPostInput): Promise<void> {
    return this.posts.update(id, async (post) => {
      const earlier = post.edit(by, changes, this.clock.now());

      if (!earlier) return;
      if (await this.posts.isPublishedByAgreement({ postId: post.id })) throw new TextLockedByAgreement();
      await this.posts.saveEarlierText(post.id, earlier);
    });
  }
}

@UseCase()
export class DeletePost {
  constructor(
    private readonly posts: Posts,
    private readonly clock: Clock,
  ) {}

  /**
   * Replies stay readable below a note that the discussion was removed.
   * @throws PostNotFound, NotYourPost, TextLockedByAgreement
   */
  execute({ id, by }: { readonly id: number; readonly by: number }): Promise<void> {
    return this.posts.update(id, async (post) => {
      post.delete(by, this.clock.now());

      if (await this.posts.isPublishedByAgreement({ postId: post.id })) throw new TextLockedByAgreement();
    });
  }
}
