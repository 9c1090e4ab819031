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

  async add(review: Review): Promise<void> {
    await this.colleges.byId(review.collegeId);
    const isTaken = [...this.#rows.values()].some(
      (row) => row.collegeId === review.collegeId && row.authorId === review.authorId,
    );
    if (isTaken) throw new AlreadyReviewed();
    this.#rows.set(review.id, review.snapshot());
  }

  async byId(id: number): Promise<Review> {
    const row = this.#rows.get(id as ReviewId);
    if (!row) throw new ReviewNotFound();
    return Review.restore({ ...row });
  }

  async save(review: Review): Promise<void> {
    if (this.#rows.has(review.id)) this.#rows.set(review.id, review.snapshot());
  }

  async remove(id: ReviewId): Promise<void> {
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

  async give(reviewId: ReviewId, by: PersonId): Promise<number> {
    return (await this.#of(reviewId)).add(by).size;
  }

  async takeBack(reviewId: ReviewId, by: PersonId): Promise<number> {
    const votes = await this.#of(reviewId);
    votes.delete(by);
    return votes.size;
  }

  async #of(reviewId: ReviewId): Promise<Set<PersonId>> {
    await this.reviews.byId(reviewId);
    const votes = this.#votes.get(reviewId) ?? new Set();
    this.#votes.set(reviewId, votes);
    return votes;
  }
}
