import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ReviewUpvotes } from '../../application/reviews/ports/reviews';
import type { PersonId, ReviewId } from '../../domain/catalogue/ids';
import { ReviewNotFound } from '../../domain/reviews/review-errors';

/** Vote and count change in one statement: however many people vote at once, the count is the number of votes. */
@Injectable()
export class SqlReviewUpvotes extends ReviewUpvotes {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  give(reviewId: ReviewId, by: PersonId): Promise<number> {
    return this.#count(
      `WITH change AS (
         INSERT INTO colleges.review_upvotes (review_id, user_id)
         SELECT id, $2 FROM colleges.reviews WHERE id = $1 AND hidden_at IS NULL ON CONFLICT DO NOTHING RETURNING 1)
       UPDATE colleges.reviews SET upvotes = upvotes + (SELECT count(*) FROM change)
       WHERE id = $1 AND hidden_at IS NULL RETURNING upvotes`,
      reviewId,
      by,
    );
  }

  takeBack(reviewId: ReviewId, by: PersonId): Promise<number> {
    return this.#count(
      `WITH change AS (
         DELETE FROM colleges.review_upvotes WHERE review_id = $1 AND user_id = $2 RETURNING 1)
       UPDATE colleges.reviews SET upvotes = upvotes - (SELECT count(*) FROM change)
       WHERE id = $1 RETURNING upvotes`,
      reviewId,
      by,
    );
  }

  async #count(sql: string, reviewId: ReviewId, by: PersonId): Promise<number> {
    const [row] = await this.unitOfWork.query<{ upvotes: number }>(sql, [reviewId, by]);
    if (!row) throw new ReviewNotFound();
    return row.upvotes;
  }
}
