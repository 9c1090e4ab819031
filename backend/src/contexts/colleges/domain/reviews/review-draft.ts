import type { FieldError } from '../../../../shared/domain/domain-error';
import { ReviewRefused } from './review-errors';
import { countCharacters } from '../search/normal-text';

export const REVIEW_LENGTH = { min: 20, max: 5_000 } as const;
export const REPLY_LENGTH = { min: 1, max: 2_000 } as const;
export const MAX_STARS = 5;
const MIN_COLLEGE_NAME_LENGTH = 2;

/** The exact messages of the form. */
export const REVIEW_FAULT_MESSAGES = {
  collegeName: 'College name is required',
  tooShort: `Review must be at least ${REVIEW_LENGTH.min} characters`,
  tooLong: `Review must be at most ${REVIEW_LENGTH.max} characters`,
  rating: `Choose from 1 to ${MAX_STARS} stars`,
} as const;

export const REPLY_EMPTY_MESSAGE = 'Reply must not be empty';

/** The form to review a college. */
export interface ReviewForm {
  readonly collegeId?: number | null;
  readonly collegeName: string;
  readonly content: string;
  readonly rating: number;
}

export interface ReviewContent {
  readonly content: string;
  readonly rating: number;
}

const throwIfInvalid = ([first, ...others]: FieldError[]): void => {
  if (first) throw new ReviewRefused([first, ...others]);
};

function findFieldErrors({ content, rating }: Partial<ReviewContent>): FieldError[] {
  const faults: FieldError[] = [];
  const length = content === undefined ? REVIEW_LENGTH.min : countCharacters(content);
  if (length < REVIEW_LENGTH.min) faults.push({ field: 'content', message: REVIEW_FAULT_MESSAGES.tooShort });
  if (length > REVIEW_LENGTH.max) faults.push({ field: 'content', message: REVIEW_FAULT_MESSAGES.tooLong });
  const isRating = Number.isInteger(rating) && rating! >= 1 && rating! <= MAX_STARS;
  if (rating !== undefined && !isRating) faults.push({ field: 'rating', message: REVIEW_FAULT_MESSAGES.rating });
  return faults;
}

/**
 * Parses and validates the form of a new review.
 * @throws ReviewRefused naming every invalid field
 */
export function parseReview({ collegeName, content, rating }: ReviewForm): ReviewContent {
  const verdict = { content: content.trim(), rating };
  const faults = findFieldErrors(verdict);
  if (countCharacters(collegeName.trim()) < MIN_COLLEGE_NAME_LENGTH) {
    faults.unshift({ field: 'collegeName', message: REVIEW_FAULT_MESSAGES.collegeName });
  }
  throwIfInvalid(faults);
  return verdict;
}

/**
 * Parses and validates an edit; omitted fields don't change.
 * @throws ReviewRefused naming every invalid field
 */
export function parseReviewChanges({ content, rating }: Partial<ReviewContent>): Partial<ReviewContent> {
  const changes = {
    ...(content !== undefined && { content: content.trim() }),
    ...(rating !== undefined && { rating }),
  };
  throwIfInvalid(findFieldErrors(changes));
  return changes;
}

/** @throws ReviewRefused if the reply is empty or too long */
export function parseReply(content: string): string {
  const reply = content.trim();
  const { min, max } = REPLY_LENGTH;
  if (countCharacters(reply) < min) throwIfInvalid([{ field: 'content', message: REPLY_EMPTY_MESSAGE }]);
  if (countCharacters(reply) > max)
    throwIfInvalid([{ field: 'content', message: `Reply must be at most ${max} characters` }]);
  return reply;
}
