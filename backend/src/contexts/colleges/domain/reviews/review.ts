import { Aggregate } from '../../../../shared/domain/aggregate';
import { ReviewReplied } from '../../integration-events/engagement-events';
import type { CollegeId, PersonId, ReviewId } from '../catalogue/ids';
import type { Spokesperson } from '../people/person';
import { parseReviewChanges, parseReply, type ReviewContent } from './review-draft';
import { NotYourReview, OnlyTheCollegeReplies, CannotUpvoteOwnReview, ReviewNotFound } from './review-errors';

export interface ReviewState {
  id: ReviewId;
  collegeId: CollegeId;
  /** Null if the account was erased. */
  authorId: PersonId | null;
  content: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Sample for trying out the product, not written by a real user. */
  isSample: boolean;
  createdAt: Date;
  /** Null if it was never edited. */
  updatedAt: Date | null;
  replyContent: string | null;
  /** Null without a reply, and after the account was erased. */
  replyBy: PersonId | null;
  repliedAt: Date | null;
  replyUpdatedAt: Date | null;
  /** When a moderator hid it; null if it isn't hidden. */
  hiddenAt: Date | null;
}

/** One user's review of one college, with the college's reply. */
export class Review extends Aggregate {
  private constructor(private readonly state: ReviewState) {
    super();
  }

  static write(
    id: ReviewId,
    collegeId: CollegeId,
    authorId: PersonId,
    verdict: ReviewContent,
    now: Date,
    isSample = false,
  ): Review {
    return new Review({
      id,
      collegeId,
      authorId,
      ...verdict,
      isSample,
      createdAt: now,
      updatedAt: null,
      ...NO_REPLY,
      hiddenAt: null,
    });
  }

  static restore(state: ReviewState): Review {
    return new Review(state);
  }

  edit(by: PersonId, form: Partial<ReviewContent>, now: Date): void {
    this.assertWrittenBy(by);
    const { content, rating } = { ...this.state, ...parseReviewChanges(form) };
    if (content === this.state.content && rating === this.state.rating) return;
    Object.assign(this.state, { content, rating, updatedAt: now });
  }

  /** @throws NotYourReview */
  assertWrittenBy(by: PersonId): void {
    if (by !== this.state.authorId) throw new NotYourReview();
  }

  /** @throws ReviewNotFound if it is hidden, CannotUpvoteOwnReview for its author */
  assertCanBeUpvotedBy(by: PersonId): void {
    this.#assertShown();
    if (by === this.state.authorId) throw new CannotUpvoteOwnReview();
  }

  /**
   * Adds the college's reply; a second one replaces the first.
   * @returns whether it is the first
   */
  reply(by: Spokesperson, form: string, now: Date): boolean {
    this.#assertShown();
    if (!by.speaksForCollege) throw new OnlyTheCollegeReplies();
    const { replyContent: before } = this.state;
    const content = parseReply(form);
    if (content === before) return false;
    this.state.replyContent = content;
    this.state.replyBy = by.id;
    this.state.repliedAt ??= now;
    this.state.replyUpdatedAt = before === null ? null : now;
    if (before !== null) return false;
    this.record(new ReviewReplied(this.state.id, this.state.collegeId, this.state.authorId, now));
    return true;
  }

  /** Hides it from everyone except its author, or shows it again. Repeating changes nothing. */
  setHidden(isHidden: boolean, now: Date): void {
    if (isHidden !== this.isHidden) this.state.hiddenAt = isHidden ? now : null;
  }

  withdrawReply(by: Spokesperson): void {
    if (!by.speaksForCollege) throw new OnlyTheCollegeReplies();
    Object.assign(this.state, NO_REPLY);
  }

  #assertShown(): void {
    if (this.isHidden) throw new ReviewNotFound();
  }

  get isHidden(): boolean {
    return this.state.hiddenAt !== null;
  }

  get id(): ReviewId {
    return this.state.id;
  }

  get collegeId(): CollegeId {
    return this.state.collegeId;
  }

  get authorId(): PersonId | null {
    return this.state.authorId;
  }

  snapshot(): ReviewState {
    return { ...this.state };
  }
}

const NO_REPLY = { replyContent: null, replyBy: null, repliedAt: null, replyUpdatedAt: null } as const;
