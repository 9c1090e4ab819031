import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Role } from '../../../../shared/domain/role';
import { NotYourReply, ReplyNotFound } from './discussion-errors';
import type { PostId, ReplyId } from './events';
import { assertMayHideName, type HiddenBy, type Writer } from './writer';
import { normalizeReplyText } from './post-and-reply-text';

export interface ReplyState {
  id: ReplyId;
  postId: PostId;
  /** Null if the account was deleted. */
  authorId: number | null;
  /** Role at the time of writing; shown instead of the name if the reply is anonymous. */
  authorRole: Role;
  isAnonymous: boolean;
  content: string;
  createdAt: Date;
  /** Null if it was never edited. */
  editedAt: Date | null;
  hiddenBy: HiddenBy | null;
  /** Null unless the author deleted it; a deleted reply has no text. */
  deletedAt: Date | null;
}

/** A reply in a discussion. */
export class ForumReply extends Aggregate {
  private constructor(private readonly state: ReplyState) {
    super();
  }

  /** @throws WritingRefused, AdministratorsCannotBeAnonymous */
  static write(
    id: ReplyId,
    postId: PostId,
    { id: authorId, role: authorRole, isAnonymous }: Writer,
    text: string,
    now: Date,
  ): ForumReply {
    const content = normalizeReplyText(text);
    assertMayHideName(authorRole, isAnonymous);
    const written = { id, postId, authorId, authorRole, isAnonymous, content, createdAt: now };
    return new ForumReply({ ...written, editedAt: null, hiddenBy: null, deletedAt: null });
  }

  static restore(state: ReplyState): ForumReply {
    return new ForumReply(state);
  }

  /**
   * @returns the previous text; null if nothing changed
   * @throws ReplyNotFound, NotYourReply, WritingRefused
   */
  edit(by: number, text: string, now: Date): string | null {
    this.assertWrittenBy(by);
    const { content: before } = this.state;
    const content = normalizeReplyText(text);
    if (content === before) return null;
    Object.assign(this.state, { content, editedAt: now });
    return before;
  }

  /** @throws ReplyNotFound, NotYourReply */
  delete(by: number, now: Date): void {
    this.assertWrittenBy(by);
    Object.assign(this.state, { content: '', deletedAt: now });
  }

  /**
   * Hides the reply from everyone except its author, or shows it again if null. Reports don't override the decision of
   * a moderator.
   */
  setHidden(by: HiddenBy | null): void {
    if (by === 'reports' && this.state.hiddenBy === 'moderator') return;
    this.state.hiddenBy = by;
  }

  /** @throws ReplyNotFound, NotYourReply */
  assertWrittenBy(by: number): void {
    const { authorId, deletedAt } = this.state;
    if (deletedAt !== null) throw new ReplyNotFound();
    if (authorId === by) return;
    throw this.isShown ? new NotYourReply() : new ReplyNotFound();
  }

  get isShown(): boolean {
    return this.state.deletedAt === null && this.state.hiddenBy === null;
  }

  get id(): ReplyId {
    return this.state.id;
  }

  get postId(): PostId {
    return this.state.postId;
  }

  snapshot(): ReplyState {
    return { ...this.state };
  }
}
