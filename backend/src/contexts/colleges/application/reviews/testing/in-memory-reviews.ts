import type { PersonId, ReviewId } from '../../../domain/catalogue/ids';
import { Review, type ReviewState } from '../../../domain/reviews/review';
import { AlreadyReviewed, ReviewNotFound } from '../../../domain/reviews/review-errors';
import type { KnownColleges } from '../../catalogue/ports/known-colleges';
import { Reviews, ReviewUpvotes } from '../ports/reviews';

export class InMemoryReviews extends Reviews {
  readonly #rows = new Map<ReviewId, ReviewState>();
  #lastId = 0;

  constructor(private readonly colleges: KnownColleges) {
    super();
  }

  async nextId(): Promise<ReviewId> {
    this.#lastId += 1;
    return this.#lastId as ReviewId;
  }

  async find(id: number): Promise<Review | null> {
    const row = this.#rows.get(id as ReviewId);
    return row ? Review.restore({ ...row }) : null;
  }

  async lock(id: number): Promise<Review> {
    const review = await this.find(id);
    if (!review) throw new ReviewNotFound();
    return review;
  }

  async save(review: Review): Promise<void> {
    await this.colleges.get(review.collegeId);
    const isTaken = [...this.#rows.values()].some(
      (row) => row.id !== review.id && row.collegeId === review.collegeId && row.authorId === review.authorId,
    );
    if (isTaken) throw new AlreadyReviewed();
    this.#rows.set(review.id, review.snapshot());
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async delete(id: ReviewId): Promise<void> {
    this.#rows.delete(id);
  }

  get all(): ReviewState[] {
    return [...this.#rows.values()];
  }
}

export class InMemoryUpvotes extends ReviewUpvotes {
  readonly #votes = new Map<ReviewId, Set<PersonId>>();

  constructor(private readonly reviews: Reviews) {
    super();
  }

  async save(reviewId: ReviewId, by: PersonId): Promise<number> {
    return (await this.#getVoters(reviewId)).add(by).size;
  }

  async delete(reviewId: ReviewId, by: PersonId): Promise<number> {
    const votes = await this.#getVoters(reviewId);
    votes.delete(by);
    return votes.size;
  }

  async #getVoters(reviewId: ReviewId): Promise<Set<PersonId>> {
    await this.reviews.lock(reviewId);
    const votes = this.#votes.get(reviewId) ?? new Set();
    this.#votes.set(reviewId, votes);
    return votes;
  }
}
