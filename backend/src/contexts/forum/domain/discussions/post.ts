import { Aggregate } from '../../../../shared/domain/aggregate';
import { type AboutColumns, type QuestionAbout, toAboutColumns } from '../../../../shared/domain/question-about';
import type { Role } from '../../../../shared/domain/role';
import { NotYourPost, PostNotFound, ReplyNotFound } from './discussion-errors';
import { PostOpened } from '../../integration-events/discussion-events';
import { AnswerMarked, PostAnswered, type PostId, type ReplyId } from './events';
import type { ForumReply } from './reply';
import { assertMayHideName, type HiddenBy, type Writer } from './writer';
import { type PostText, normalizePostText } from './post-and-reply-text';

export interface PostState extends AboutColumns {
  id: PostId;
  /** Null if the account was deleted. */
  authorId: number | null;
  /** Role at the time of writing; readers of an anonymous post see it instead of the name. */
  authorRole: Role;
  isAnonymous: boolean;
  collegeId: number | null;
  title: string;
  content: string;
  tags: string[];
  createdAt: Date;
  /** Null if its author has never edited it. */
  editedAt: Date | null;
  /** Time of the discussion or of its newest shown reply. */
  lastActivityAt: Date;
  /** Number of shown replies. */
  replyCount: number;
  answerId: ReplyId | null;
  hiddenBy: HiddenBy | null;
  /** Null unless its author has deleted it; a deleted discussion has no text. */
  deletedAt: Date | null;
}

interface NewPost extends PostText {
  readonly collegeId: number | null;
  /** The figure or program of the college that the question is about. */
  readonly about?: QuestionAbout | null;
}

/** The text before an edit, for moderators. */
export interface EarlierText extends PostText {
  readonly until: Date;
}

/** A question or topic in the forum. Stores the number of its replies, so that lists needn't count them. */
export class ForumPost extends Aggregate {
  private constructor(private readonly state: PostState) {
    super();
  }

  /** @throws WritingRefused, AdministratorsCannotBeAnonymous */
  static open(
    id: PostId,
    { id: authorId, role: authorRole, isAnonymous }: Writer,
    { collegeId, about = null, ...text }: NewPost,
    now: Date,
  ): ForumPost {
    const { title, content, tags } = normalizePostText(text);
    assertMayHideName(authorRole, isAnonymous);
    const post = new ForumPost({
      id,
      authorId,
      authorRole,
      isAnonymous,
      collegeId,
      ...toAboutColumns(about),
      title,
      content,
      tags: [...tags],
      createdAt: now,
      editedAt: null,
      lastActivityAt: now,
      replyCount: 0,
      answerId: null,
      hiddenBy: null,
      deletedAt: null,
    });
    post.record(new PostOpened(id, authorId, isAnonymous, collegeId, now));
    return post;
  }

  static restore(state: PostState): ForumPost {
    return new ForumPost(state);
  }

  /**
   * Changes the text; omitted fields stay unchanged.
   * @returns the earlier text; null if nothing changed
   * @throws PostNotFound, NotYourPost, WritingRefused
   */
  edit(by: number, changes: Partial<PostText>, now: Date): EarlierText | null {
    this.#assertWrittenBy(by);
    const { title, content, tags } = this.state;
    const changed = { title, content, tags, ...normalizePostText(changes) };
    if (changed.title === title && changed.content === content && haveSameTags(changed.tags, tags)) return null;
    Object.assign(this.state, { ...changed, tags: [...changed.tags], editedAt: now });
    return { title, content, tags, until: now };
  }

  /** @throws NotYourPost, PostNotFound also the second time */
  delete(by: number, now: Date): void {
    this.#assertWrittenBy(by);
    Object.assign(this.state, { title: '', content: '', tags: [], deletedAt: now });
  }

  /**
   * Adds a reply to the discussion.
   * @throws PostNotFound if the discussion is deleted or hidden
   */
  addReply(reply: ForumReply): void {
    this.assertOpen();
    const { id, authorId, isAnonymous, createdAt } = reply.snapshot();
    this.state.replyCount += 1;
    this.#recordActivity(createdAt);
    this.record(new PostAnswered(this.state.id, id, authorId!, isAnonymous, this.state.collegeId, createdAt));
  }

  /**
   * Removes a shown reply that is deleted or hidden.
   * @param newest time of the newest remaining reply; null if there is none
   */
  removeReply(replyId: ReplyId, newest: Date | null): void {
    this.state.replyCount -= 1;
    this.state.lastActivityAt = newest ?? this.state.createdAt;
    if (this.state.answerId === replyId) this.state.answerId = null;
  }

  /** Counts a hidden reply that is shown again. */
  restoreReply(createdAt: Date): void {
    this.state.replyCount += 1;
    this.#recordActivity(createdAt);
  }

  /**
   * Marks the reply that answers the discussion; a previous answer loses its mark.
   * @throws PostNotFound, NotYourPost, ReplyNotFound
   */
  markAnswer(by: number, reply: ForumReply, now: Date): void {
    this.#assertWrittenBy(by);
    const { id, postId, authorId } = reply.snapshot();
    if (postId !== this.state.id || !reply.isShown) throw new ReplyNotFound();
    if (this.state.answerId === id) return;
    this.state.answerId = id;
    this.record(new AnswerMarked(this.state.id, id, authorId, now));
  }

  /**
   * Repeating a call changes nothing.
   * @throws PostNotFound, NotYourPost
   */
  unmarkAnswer(by: number): void {
    this.#assertWrittenBy(by);
    this.state.answerId = null;
  }

  /**
   * Hides it from everyone except its author, or shows it again if `by` is null. Reports don't override a moderator.
   */
  setHidden(by: HiddenBy | null): void {
    if (by === 'reports' && this.state.hiddenBy === 'moderator') return;
    this.state.hiddenBy = by;
  }

  /** @throws PostNotFound if it is deleted or hidden */
  assertOpen(): void {
    if (!this.isShown) throw new PostNotFound();
  }

  /**
   * @throws PostNotFound for people in a block with the author, unless the author is anonymous: an error would reveal
   *   who it is
   */
  assertReadableBy(blockedIds: readonly number[]): void {
    const { authorId, isAnonymous } = this.state;
    if (!isAnonymous && authorId !== null && blockedIds.includes(authorId)) throw new PostNotFound();
  }

  #assertWrittenBy(by: number): void {
    const { authorId, deletedAt } = this.state;
    if (deletedAt !== null) throw new PostNotFound();
    if (authorId === by) return;
    throw this.isShown ? new NotYourPost() : new PostNotFound();
  }

  #recordActivity(at: Date): void {
    if (at > this.state.lastActivityAt) this.state.lastActivityAt = at;
  }

  get isShown(): boolean {
    return this.state.deletedAt === null && this.state.hiddenBy === null;
  }

  get id(): PostId {
    return this.state.id;
  }

  get collegeId(): number | null {
    return this.state.collegeId;
  }

  snapshot(): PostState {
    return { ...this.state, tags: [...this.state.tags] };
  }
}

const haveSameTags = (tags: readonly string[], otherTags: readonly string[]): boolean =>
  tags.length === otherTags.length && tags.every((tag, at) => tag === otherTags[at]);
