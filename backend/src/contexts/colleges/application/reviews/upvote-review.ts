import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { Reviews, ReviewUpvotes } from './ports/reviews';

export interface UpvoteReviewInput {
  readonly id: number;
  readonly by: PersonId;
  /** True to find it helpful, false to find so no longer. */
  readonly helpful: boolean;
}

@UseCase()
export class UpvoteReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly upvotes: ReviewUpvotes,
  ) {}

  /** @returns how many find it helpful now. @throws ReviewNotFound, OwnReview */
  async execute({ id, by, helpful }: UpvoteReviewInput): Promise<number> {
    const review = await this.reviews.byId(id);

    review.assertOpenToVoteOf(by);

    return helpful ? this.upvotes.give(review.id, by) : this.upvotes.takeBack(review.id, by);
  }
}
