import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { Reviews } from './ports/reviews';

@UseCase()
export class WithdrawReview {
  constructor(
    private readonly reviews: Reviews,
    private readonly transactions: Transactions,
  ) {}

  /** @throws ReviewNotFound, NotYourReview */
  async execute({ id, by }: { id: number; by: PersonId }): Promise<void> {
    await this.transactions.run(async () => {
      const review = await this.reviews.byId(id);

      review.assertWrittenBy(by);

      await this.reviews.remove(review.id);
    });
  }
}
