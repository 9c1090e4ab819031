import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, ValidateIf } from 'class-validator';
import { ApiFraction } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import { REVIEW_ORDERS, type ReviewOrder, type ReviewSummaryView } from '../../application/reviews/ports/reviews';
import type { ReviewView } from '../../application/reviews/show-reviews';
import type { Badge } from '../../domain/reviews/byline';
import {
  MAX_STARS,
  REPLY_EMPTY_MESSAGE,
  REVIEW_FAULT_MESSAGES,
  type ReviewForm,
  type ReviewContent,
} from '../../domain/reviews/review-draft';
import { CollegeNameField, CollegePageQuery, BodyIdField } from '../catalogue/college-pagination-query.dto';
import { TextLinesField } from '../catalogue/query-fields';
import { IdFromQuery, WholeNumberFromQuery } from '../../../../shared/infrastructure/http/field-decorators';

export class ListReviewsQuery extends CollegePageQuery {
  /** helpful: most votes first, then newest. top: best-rated colleges first. recent: newest first. */
  @ApiProperty({ enum: REVIEW_ORDERS, required: false })
  @IsIn(REVIEW_ORDERS)
  order: ReviewOrder = 'helpful';

  /** Only reviews with this number of stars. */
  @IsOptional()
  @WholeNumberFromQuery('rating', 1, MAX_STARS)
  rating?: number;
}

export class ReviewSummaryQuery {
  /** Exact name or alias of a college; if several colleges match, all of them. */
  @IsOptional()
  @CollegeNameField()
  college?: string;

  /** ID of the college; takes precedence over the name. */
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;
}

export class ReviewBody implements ReviewForm {
  /** ID of the college if it was chosen from the list. */
  @IsOptional()
  @BodyIdField('College must be a valid college ID')
  collegeId?: number | null;

  @CollegeNameField()
  collegeName: string;

  /** At least 20 characters, at most 5,000. */
  @TextLinesField('Review', REVIEW_FAULT_MESSAGES.tooShort)
  content: string;

  /** 1 to 5 stars. */
  @IsInt({ message: REVIEW_FAULT_MESSAGES.rating })
  rating: number;
}

/** Validates a field even if it is null: a field that should stay unchanged must be omitted. */
const ValidateIfDefined = () => ValidateIf((_, value: unknown) => value !== undefined);

export class ReviewChanges implements Partial<ReviewContent> {
  @ValidateIfDefined()
  @TextLinesField('Review', REVIEW_FAULT_MESSAGES.tooShort)
  content?: string;

  @ValidateIfDefined()
  @IsInt({ message: REVIEW_FAULT_MESSAGES.rating })
  rating?: number;
}

export class ReplyBody {
  /** 1 to 2,000 characters. */
  @TextLinesField('Reply', REPLY_EMPTY_MESSAGE)
  content: string;
}

/** The college's reply to a review. */
class ReviewReply {
  content: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null if it was never edited. */
  updatedAt: string | null;
}

/** A review of a college. */
export class Review implements ReviewView {
  id: number;
  collegeId: number;
  collegeName: string;
  /** Null for visitors and for reviews of minors. */
  authorId: number | null;
  /**
   * "Student" for people under 18 and students with a hidden profile, "Alum of ..." for alumni with a hidden profile;
   * their ID and picture are null.
   */
  authorName: string;
  authorAvatarUrl: string | null;
  @ApiProperty({ enum: ['alumni', 'visitor', 'sample'] })
  authorBadge: Badge;
  content: string;
  /** 1 to 5 stars. */
  rating: number;
  /** Number of helpful votes. */
  upvotes: number;
  upvotedByMe: boolean;
  mine: boolean;
  /** Hidden by a moderator: only the author can see it, and no statistics include it. */
  isHidden: boolean;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Null if it was never edited. */
  updatedAt: string | null;
  @ApiProperty({ type: ReviewReply, nullable: true })
  reply: ReviewReply | null;
}

export class ReviewSummary implements ReviewSummaryView {
  count: number;
  /** Average stars; null with fewer than three reviews. */
  @ApiFraction()
  average: number | null;
  /** Number of reviews with one, two, three, four and five stars; null with fewer than three reviews. */
  @ApiProperty({ type: [Number], nullable: true, minItems: MAX_STARS, maxItems: MAX_STARS })
  distribution: readonly number[] | null;
}

export class ReviewVotes {
  upvotes: number;
  upvotedByMe: boolean;
}
