import { Injectable } from '@nestjs/common';
import { type ModeratedReview, ModerateReview } from './application/reviews/moderate-review';

/** Reviews, as moderation sees and hides them. */
@Injectable()
export class ReviewModerationFacade {
  constructor(private readonly moderateReview: ModerateReview) {}

  /**
   * Returns the author of a visible review, for reports about it.
   * @returns null if there is no such review; `authorId` is null if the account was erased
   */
  async findAuthor(id: number): Promise<{ authorId: number | null } | null> {
    const review = await this.moderateReview.find(id);
    return review && !review.isHidden ? { authorId: review.authorId } : null;
  }

  /** Returns a review for operators, hidden or not; null if there is none. */
  find(id: number): Promise<ModeratedReview | null> {
    return this.moderateReview.find(id);
  }

  /**
   * Hides a review from everyone but its author, or shows it again.
   * @returns false if there is no such review
   */
  setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.moderateReview.setHidden(id, isHidden);
  }
}
