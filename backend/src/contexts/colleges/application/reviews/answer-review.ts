import { Clock } from '../../../../shared/application/clock';
import { People } from '../people/ports/people';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { ReviewNotFound } from '../../domain/reviews/review-errors';
import { Reviews, ReviewUpvotes } from './ports/reviews';

interface ReplyToReviewInput {
  readonly reviewId: number;
  readonly by: PersonId;
  readonly content: string;
}

/** A college replies once, in public; replying again edits the reply. */
@UseCase()
export class ReplyToReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether it is the first reply
   * @throws ReviewNotFound, OnlyTheCollegeReplies, ReviewRefused
   */
  execute({ reviewId, by, content }: ReplyToReviewInput): Promise<boolean> {
    return this.reviews.update(reviewId, async (review) => {
      const speaksForCollege = await this.people.canRepresent(by, review.collegeId);

      return review.reply({ id: by, speaksForCollege }, content, this.clock.now());
    });
  }
}

@UseCase()
export class WithdrawReply {
  constructor(
    private readonly reviews: Reviews,
    private readonly people: People,
  ) {}

  /** @throws ReviewNotFound, OnlyTheCollegeReplies */
  execute({ reviewId, by }: { reviewId: number; by: PersonId }): Promise<void> {
    return this.reviews.update(reviewId, async (review) => {
      const speaksForCollege = await this.people.canRepresent(by, review.collegeId);

      review.withdrawReply({ id: by, speaksForCollege });
    });
  }
}

interface UpvoteReviewInput {
  readonly id: number;
  readonly by: PersonId;
  /** True to add the vote, false to remove it. */
  readonly helpful: boolean;
}

@UseCase()
export class UpvoteReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly upvotes: ReviewUpvotes,
  ) {}

  /**
   * @returns the number of votes now
   * @throws ReviewNotFound, CannotUpvoteOwnReview
   */
  async execute({ id, by, helpful }: UpvoteReviewInput): Promise<number> {
    const review = await this.reviews.find(id);
    if (!review) throw new ReviewNotFound();

    review.assertCanBeUpvotedBy(by);

    return helpful ? this.upvotes.save(review.id, by) : this.upvotes.delete(review.id, by);
  }
}
