import { CollegeRights } from '../../../../shared/application/college-rights';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { PersonId } from '../../domain/catalogue/ids';
import { Reviews } from './ports/reviews';

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
