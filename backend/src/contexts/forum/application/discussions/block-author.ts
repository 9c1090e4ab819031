import { UseCase } from '../../../../shared/application/use-case';
import {
  CannotBlockAnonymousAuthor,
  AuthorAccountDeleted,
  CannotBlockYourself,
  PostNotFound,
} from '../../domain/discussions/discussion-errors';
import { Members } from './ports/members';
import { ShowDiscussions } from './show-discussions';

interface BlockAuthorInput {
  readonly by: number;
  readonly type: 'post' | 'reply';
  readonly id: number;
}

/** Blocks the author of a discussion or reply, who needn't be otherwise known to the reader. */
@UseCase()
export class BlockAuthor {
  constructor(
    private readonly showDiscussions: ShowDiscussions,
    private readonly members: Members,
  ) {}

  /**
   * Throws PostNotFound or ReplyNotFound the second time, because the text is no longer shown. Uses only what readers
   * know about the author.
   * @throws PostNotFound, ReplyNotFound, CannotBlockAnonymousAuthor, AuthorAccountDeleted, CannotBlockYourself
   */
  async execute({ by, type, id }: BlockAuthorInput): Promise<void> {
    const { authorId, anonymous } = await this.#getText({ by, type, id });
    if (anonymous) throw new CannotBlockAnonymousAuthor();
    if (authorId === null) throw new AuthorAccountDeleted();
    if (authorId === by) throw new CannotBlockYourself();
    await this.members.block(by, authorId);
  }

  async #getText({ by, type, id }: BlockAuthorInput) {
    if (type === 'reply') return this.showDiscussions.getReplyView(id, by);
    const post = await this.showDiscussions.getPost(id, by);
    if (post.isRemoved) throw new PostNotFound();
    return post;
  }
}
