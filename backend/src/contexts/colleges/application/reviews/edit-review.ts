import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import type { Verdict } from '../../domain/reviews/review-draft';
import { Reviews } from './ports/reviews';

export interface EditReviewInput {
  readonly id: number;
  readonly by: PersonId;
  readonly changes: Partial<Verdict>;
}

@UseCase()
export class EditReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ReviewNotFound, NotYourReview, ReviewRefused */
  async execute({ id, by, changes }: EditReviewInput): Promise<void> {
    await this.transactions.run(async () => {
      const review = await this.reviews.byId(id);

      review.edit(by, changes, this.clock.now());

      await this.reviews.save(review);
    });
  }
}
