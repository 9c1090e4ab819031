import { Repository } from '../../../../../shared/application/repository';
import type { PersonId, ReviewId, CollegeId } from '../../../domain/catalogue/ids';
import type { Review } from '../../../domain/reviews/review';
import type { PageRequest } from '../../directory/ports/college-reader';

/** Every review. `lock` and `update` throw ReviewNotFound. */
export abstract class Reviews extends Repository<Review> {
  abstract nextId(): Promise<ReviewId>;
  abstract find(id: number): Promise<Review | null>;
  /** @throws AlreadyReviewed, CollegeNotFound for a new review */
  abstract override save(review: Review): Promise<void>;
  /** Deletes the review with its votes. */
  abstract delete(id: ReviewId): Promise<void>;
}

/** Votes for reviews: one per user and review. */
export abstract class ReviewUpvotes {
  /**
   * @returns the number of votes of the review now
   * @throws ReviewNotFound
   */
  abstract save(reviewId: ReviewId, by: PersonId): Promise<number>;
  /**
   * @returns the number of votes of the review now
   * @throws ReviewNotFound
   */
  abstract delete(reviewId: ReviewId, by: PersonId): Promise<number>;
}

export const REVIEW_ORDERS = ['helpful', 'top', 'recent'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export interface ReviewFilter {
  /** Only reviews of these colleges; all if omitted. */
  readonly colleges?: readonly CollegeId[];
  /** Only reviews with this number of stars. */
  readonly rating?: number;
}

interface ReplyView {
  readonly content: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
}

/** A review before its author is looked up. Times are ISO 8601 in UTC. */
export interface ReviewRow {
  readonly id: number;
  readonly collegeId: number;
  readonly collegeName: string;
  /** Null if the account was erased. */
  readonly authorId: number | null;
  readonly isSample: boolean;
  readonly content: string;
  readonly rating: number;
  readonly upvotes: number;
  readonly upvotedByMe: boolean;
  readonly mine: boolean;
  /** Hidden by a moderator: only its author can see it. */
  readonly isHidden: boolean;
  readonly createdAt: string;
  /** Null if it was never edited. */
  readonly updatedAt: string | null;
  readonly reply: ReplyView | null;
}

export interface ReviewSummaryView {
  readonly count: number;
  /** Average stars with two decimals; null with too few reviews. */
  readonly average: number | null;
  /** Number of reviews with one to five stars; null with too few reviews. */
  readonly distribution: readonly number[] | null;
}

/** Reads reviews for the pages. */
export abstract class ReviewReader {
  abstract list(
    filter: ReviewFilter,
    order: ReviewOrder,
    list: PageRequest,
    viewer: PersonId | null,
  ): Promise<{ readonly items: readonly ReviewRow[]; readonly total: number }>;
  /** @throws ReviewNotFound */
  abstract get(id: number, viewer: PersonId | null): Promise<ReviewRow>;
  abstract getSummary(filter: ReviewFilter): Promise<ReviewSummaryView>;
}
