import type { PersonId, ReviewId } from '../../../domain/catalogue/ids';
import type { Review } from '../../../domain/reviews/review';

/** Every review. */
export abstract class Reviews {
  abstract nextId(): Promise<ReviewId>;
  /** @throws AlreadyReviewed, CollegeNotFound */
  abstract add(review: Review): Promise<void>;
  /** Inside a unit of work no one else changes it until that is kept. @throws ReviewNotFound */
  abstract byId(id: number): Promise<Review>;
  abstract save(review: Review): Promise<void>;
  /** With its votes. */
  abstract remove(id: ReviewId): Promise<void>;
}

/** Who found which review helpful: each person once. */
export abstract class ReviewUpvotes {
  /** @returns how many the review has now. @throws ReviewNotFound */
  abstract give(reviewId: ReviewId, by: PersonId): Promise<number>;
  /** @returns how many the review has now. @throws ReviewNotFound */
  abstract takeBack(reviewId: ReviewId, by: PersonId): Promise<number>;
}
