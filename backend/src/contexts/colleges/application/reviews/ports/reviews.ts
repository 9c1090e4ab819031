import type { PersonId, ReviewId, CollegeId } from '../../../domain/catalogue/ids';
import type { Review } from '../../../domain/reviews/review';
import type { PageRequest } from '../../directory/ports/college-reader';

/** Every review. */
export abstract class Reviews {
  abstract nextId(): Promise<ReviewId>;
  /** @throws AlreadyReviewed, CollegeNotFound */
  abstract add(review: Review): Promise<void>;
  /** Inside a unit of work no one else changes it until that is kept. @throws ReviewNotFound */
  abstract byId(id: number): Promise<Review>;
  abstract save(review: Review): Promise<void>;
  /** With its votes. */
  abstract remove(id: ReviewId): Promise<void>;
}

/** Who found which review helpful: each person once. */
export abstract class ReviewUpvotes {
  /** @returns how many the review has now. @throws ReviewNotFound */
  abstract give(reviewId: ReviewId, by: PersonId): Promise<number>;
  /** @returns how many the review has now. @throws ReviewNotFound */
  abstract takeBack(reviewId: ReviewId, by: PersonId): Promise<number>;
}

export const REVIEW_ORDERS = ['helpful', 'top', 'recent'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

export interface ReviewFilter {
  /** Of one of these colleges; of any when left out. */
  readonly colleges?: readonly CollegeId[];
  /** With so many stars. */
  readonly rating?: number;
}

export interface ReplyView {
  readonly content: string;
  readonly createdAt: string;
  readonly updatedAt: string | null;
}

/** A review before anyone has asked who its author is. Times are ISO 8601 in UTC. */
export interface ReviewRow {
  readonly id: number;
  readonly collegeId: number;
  readonly collegeName: string;
  /** Null if the account was deleted. */
  readonly authorId: number | null;
  readonly isSample: boolean;
  readonly content: string;
  readonly rating: number;
  readonly upvotes: number;
  readonly upvotedByMe: boolean;
  readonly mine: boolean;
  /** Hidden by a moderator: only its author finds it. */
  readonly isHidden: boolean;
  readonly createdAt: string;
  /** Null if it was never edited. */
  readonly updatedAt: string | null;
  readonly reply: ReplyView | null;
}

export interface ReviewSummaryView {
  readonly count: number;
  /** Stars, two decimals; null where too few have reviewed. */
  readonly average: number | null;
  /** How many gave one star, two, three, four, five; null where too few have reviewed. */
  readonly distribution: readonly number[] | null;
}

/** What the screens show of reviews. */
export abstract class ReviewReader {
  abstract page(
    filter: ReviewFilter,
    order: ReviewOrder,
    page: PageRequest,
    viewer: PersonId | null,
  ): Promise<{ readonly items: readonly ReviewRow[]; readonly total: number }>;
  /** @throws ReviewNotFound */
  abstract byId(id: number, viewer: PersonId | null): Promise<ReviewRow>;
  abstract summary(filter: ReviewFilter): Promise<ReviewSummaryView>;
}
