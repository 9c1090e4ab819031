import { UseCase } from '../../../../shared/application/use-case';
import { PostNotFound } from '../../domain/discussions/discussion-errors';
import { type PostView, type ReplyView, ShowDiscussions } from './show-discussions';

/** Search engines need a question and a few answers, not a long discussion. */
const MAX_REPLIES = 10;

type PublicReply = Pick<ReplyView, 'content' | 'createdAt'>;

/** The public part of a discussion, without authors. */
export interface PublicDiscussion extends Pick<PostView, 'id' | 'title' | 'content' | 'createdAt' | 'replyCount'> {
  /** The reply marked as the answer. */
  readonly answer: PublicReply | null;
  /** The first other replies. */
  readonly replies: readonly PublicReply[];
}

/** Discussions for readers without an account, such as search engines. */
@UseCase()
export class PublicDiscussions {
  constructor(private readonly showDiscussions: ShowDiscussions) {}

  /** @returns null if it is hidden, removed or unknown */
  async execute(id: number): Promise<PublicDiscussion | null> {
    const shown = await this.#findPost(id);
    if (shown === null || shown.post.isRemoved) return null;
    const { id: postId, title, content, createdAt, replyCount, answerId } = shown.post;
    return {
      id: postId,
      title,
      content,
      createdAt,
      replyCount,
      answer: shown.answer && toPublicReply(shown.answer),
      replies: shown.replies.items.filter((reply) => reply.id !== answerId).map(toPublicReply),
    };
  }

  async #findPost(id: number) {
    try {
      return await this.showDiscussions.getPostWithReplies(id, { after: 0, limit: MAX_REPLIES }, null);
    } catch (refusal) {
      if (refusal instanceof PostNotFound) return null;
      throw refusal;
    }
  }
}

const toPublicReply = ({ content, createdAt }: ReplyView): PublicReply => ({ content, createdAt });
