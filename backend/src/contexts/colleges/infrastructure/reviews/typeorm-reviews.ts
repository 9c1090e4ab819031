import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { getViolatedConstraint } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Reviews, ReviewUpvotes } from '../../application/reviews/ports/reviews';
import type { ReviewId, PersonId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { AlreadyReviewed, ReviewNotFound } from '../../domain/reviews/review-errors';
import { type ReviewRow, reviewSchema } from './review.schema';
import { throwCollegeNotFound } from '../catalogue/sql-helpers';

@Injectable()
export class TypeormReviews extends Reviews {
  readonly #table: AggregateTable<Review, ReviewRow>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, reviewSchema, (state) => Review.restore(state));
  }

  nextId(): Promise<ReviewId> {
    return this.#table.nextId();
  }

  find(id: number): Promise<Review | null> {
    return this.#table.find({ id: id as ReviewId });
  }

  async lock(id: number): Promise<Review> {
    const review = await this.#table.lock({ id: id as ReviewId });
    if (!review) throw new ReviewNotFound();
    return review;
  }

  async save(review: Review): Promise<void> {
    try {
      await this.#table.save(review);
    } catch (error) {
      if (getViolatedConstraint(error) === 'reviews_one_per_person') throw new AlreadyReviewed();
      throwCollegeNotFound(error);
    }
  }

  delete(id: ReviewId): Promise<void> {
    return this.#table.delete({ id });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}

/**
 * Changes a vote and the count in one statement, so that the count matches the votes when several people vote
 * concurrently.
 */
@Injectable()
export class SqlReviewUpvotes extends ReviewUpvotes {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  save(reviewId: ReviewId, by: PersonId): Promise<number> {
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

  delete(reviewId: ReviewId, by: PersonId): Promise<number> {
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
