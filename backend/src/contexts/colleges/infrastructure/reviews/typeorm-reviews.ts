import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Reviews, ReviewUpvotes } from '../../application/reviews/ports/reviews';
import type { ReviewId, PersonId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { AlreadyReviewed, ReviewNotFound } from '../../domain/reviews/review-errors';
import { reviewSchema } from './reviews.schema';
import { throwCollegeNotFound, violatedConstraint } from '../catalogue/sql-helpers';

@Injectable()
export class TypeormReviews extends Reviews {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<ReviewId> {
    const [row] = await this.unitOfWork.query<{ id: ReviewId }>(
      `SELECT nextval(pg_get_serial_sequence('colleges.reviews', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async add(review: Review): Promise<void> {
    try {
      await this.unitOfWork.keep(review, (db) => db.getRepository(reviewSchema).insert(review.snapshot()));
    } catch (error) {
      if (violatedConstraint(error) === 'reviews_one_per_person') throw new AlreadyReviewed();
      throwCollegeNotFound(error);
    }
  }

  async byId(id: number): Promise<Review> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.unitOfWork.manager.getRepository(reviewSchema).findOne({
      where: { id: id as ReviewId },
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    if (!state) throw new ReviewNotFound();
    return Review.restore(state);
  }

  async save(review: Review): Promise<void> {
    const { id, ...changed } = review.snapshot();
    await this.unitOfWork.keep(review, (db) => db.getRepository(reviewSchema).update({ id }, changed));
  }

  async remove(id: ReviewId): Promise<void> {
    await this.unitOfWork.manager.getRepository(reviewSchema).delete({ id });
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
