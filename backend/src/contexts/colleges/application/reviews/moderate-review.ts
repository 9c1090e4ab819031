import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { ReviewNotFound } from '../../domain/reviews/review-errors';
import { Reviews } from './ports/reviews';

/** A review as operators see it. */
export interface ModeratedReview {
  readonly collegeId: number;
  /** Null if the account was erased. */
  readonly authorId: number | null;
  readonly content: string;
  readonly createdAt: Date;
  readonly isHidden: boolean;
}

/** Lets moderation find, hide and show reviews. */
@UseCase()
export class ModerateReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /**
   * Finds a review, hidden or not.
   * @returns null if there is none
   */
  async find(id: number): Promise<ModeratedReview | null> {
    const review = await this.reviews.find(id);
    if (!review) return null;
    const { collegeId, authorId, content, createdAt } = review.snapshot();
    return { collegeId, authorId, content, createdAt, isHidden: review.isHidden };
  }

  /**
   * Hides or shows a review; repeating it changes nothing.
   * @returns false if there is no such review
   */
  async setHidden(id: number, isHidden: boolean): Promise<boolean> {
    try {
      await this.reviews.update(id, (review) => review.setHidden(isHidden, this.clock.now()));
      return true;
    } catch (error) {
      if (error instanceof ReviewNotFound) return false;
      throw error;
    }
  }
}
