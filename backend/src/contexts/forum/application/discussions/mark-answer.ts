import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { RefreshOpenDiscussions } from './refresh-open-discussions';
import { Posts, Replies } from './ports/discussions';

interface MarkAnswerInput {
  readonly postId: number;
  readonly by: number;
  /** Null removes the mark. */
  readonly replyId: number | null;
}

/** Marks the reply that answers a discussion, as its author. */
@UseCase()
export class MarkAnswer {
  constructor(
    private readonly posts: Posts,
    private readonly replies: Replies,
    private readonly refreshOpenDiscussions: RefreshOpenDiscussions,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating a call changes nothing.
   * @throws PostNotFound, NotYourPost, ReplyNotFound
   */
  execute({ postId, by, replyId }: MarkAnswerInput): Promise<void> {
    return this.posts.update(postId, async (post) => {
      if (replyId === null) post.unmarkAnswer(by);
      else post.markAnswer(by, await this.replies.get(replyId), this.clock.now());

      await this.refreshOpenDiscussions.execute(post.id, by);
    });
  }
}
