import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Reviews } from '../../application/reviews/ports/reviews';
import type { ReviewId } from '../../domain/catalogue/ids';
import { Review } from '../../domain/reviews/review';
import { AlreadyReviewed, ReviewNotFound } from '../../domain/reviews/review-errors';
import { reviewSchema } from './reviews.schema';
import { tellMissingCollege, violatedConstraint } from '../catalogue/violated-constraint';

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
      tellMissingCollege(error);
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
