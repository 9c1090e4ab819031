import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { PersonId, ReviewId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { type ReviewForm, parseReview, type ReviewContent } from '../../domain/reviews/review-draft';
import { resolveCollege, KnownColleges } from '../catalogue/ports/known-colleges';
import { Reviews } from './ports/reviews';
import { Transactions } from '../../../../shared/application/transactions';

@UseCase()
export class WriteReview {
  constructor(
    private readonly colleges: KnownColleges,
    private readonly reviews: Reviews,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws ReviewRefused, UnknownCollegeName, AmbiguousCollegeName, AlreadyReviewed, TooManyRequests */
  async execute(authorId: PersonId, form: ReviewForm): Promise<ReviewId> {
    const verdict = parseReview(form);
    const collegeId = await resolveCollege(this.colleges, form);
    await this.limits.consume(RATE_LIMITS.reviewsPerPerson, String(authorId));

    const review = Review.write(await this.reviews.nextId(), collegeId, authorId, verdict, this.clock.now());

    await this.reviews.save(review);
    return review.id;
  }
}

interface EditReviewInput {
  readonly id: number;
  readonly by: PersonId;
  readonly changes: Partial<ReviewContent>;
}

@UseCase()
export class EditReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly clock: Clock,
  ) {}

  /** @throws ReviewNotFound, NotYourReview, ReviewRefused */
  execute({ id, by, changes }: EditReviewInput): Promise<void> {
    return this.reviews.update(id, (review) => review.edit(by, changes, this.clock.now()));
  }
}

@UseCase()
export class WithdrawReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ReviewNotFound, NotYourReview */
  async execute({ id, by }: { id: number; by: PersonId }): Promise<void> {
    await this.transactions.run(async () => {
      const review = await this.reviews.lock(id);

      review.assertWrittenBy(by);

      await this.reviews.delete(review.id);
    });
  }
}
