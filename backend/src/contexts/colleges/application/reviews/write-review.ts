import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import type { PersonId, ReviewId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { type ReviewForm, verdictOf } from '../../domain/reviews/review-draft';
import { collegeMeant } from '../catalogue/meant-college';
import { KnownColleges } from '../catalogue/ports/known-colleges';
import { Reviews } from './ports/reviews';

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
    const verdict = verdictOf(form);
    const collegeId = await collegeMeant(this.colleges, form);
    await this.limits.consume(LIMITS.reviewsPerPerson, String(authorId));

    const review = Review.write(await this.reviews.nextId(), collegeId, authorId, verdict, this.clock.now());

    await this.reviews.add(review);
    return review.id;
  }
}
