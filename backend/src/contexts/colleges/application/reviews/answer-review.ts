import { Clock } from '../../../../shared/application/clock';
import { CollegeRights } from '../../../../shared/application/college-rights';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { Reviews, ReviewUpvotes } from './ports/reviews';

export interface ReplyToReviewInput {
  readonly reviewId: number;
  readonly by: PersonId;
  readonly content: string;
}

/** A college replies once, in public; replying again edits the reply. */
@UseCase()
export class ReplyToReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly rights: CollegeRights,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns whether it is the first reply
   * @throws ReviewNotFound, OnlyTheCollegeReplies, ReviewRefused
   */
  execute({ reviewId, by, content }: ReplyToReviewInput): Promise<boolean> {
    return this.transactions.run(async () => {
      const review = await this.reviews.byId(reviewId);
      const speaksForCollege = await this.rights.canRepresent(by, review.collegeId);

      const isFirst = review.reply({ id: by, speaksForCollege }, content, this.clock.now());

      await this.reviews.save(review);
      return isFirst;
    });
  }
}

@UseCase()
export class TakeReplyBack {
  constructor(
    private readonly reviews: Reviews,
    private readonly rights: CollegeRights,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ReviewNotFound, OnlyTheCollegeReplies */
  async execute({ reviewId, by }: { reviewId: number; by: PersonId }): Promise<void> {
    await this.transactions.run(async () => {
      const review = await this.reviews.byId(reviewId);
      const speaksForCollege = await this.rights.canRepresent(by, review.collegeId);

      review.takeReplyBack({ id: by, speaksForCollege });

      await this.reviews.save(review);
    });
  }
}

export interface UpvoteReviewInput {
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
   * @throws ReviewNotFound, OwnReview
   */
  async execute({ id, by, helpful }: UpvoteReviewInput): Promise<number> {
    const review = await this.reviews.byId(id);

    review.assertOpenToVoteOf(by);

    return helpful ? this.upvotes.give(review.id, by) : this.upvotes.takeBack(review.id, by);
  }
}
