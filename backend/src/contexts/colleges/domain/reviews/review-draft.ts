import type { FieldError } from '../../../../shared/domain/domain-error';
import { ReviewRefused } from './review-errors';
import { characters } from '../search/normal-text';

export const REVIEW_LENGTH = { min: 20, max: 5_000 } as const;
export const REPLY_LENGTH = { min: 1, max: 2_000 } as const;
export const MAX_STARS = 5;
const SHORTEST_COLLEGE_NAME = 2;

/** The exact messages of the form. */
export const REVIEW_FAULTS = {
  collegeName: 'College name is required',
  tooShort: `Review must be at least ${REVIEW_LENGTH.min} characters`,
  tooLong: `Review must be at most ${REVIEW_LENGTH.max} characters`,
  rating: `Choose from 1 to ${MAX_STARS} stars`,
} as const;

export const REPLY_EMPTY = 'Reply must not be empty';

/** The form to review a college. */
export interface ReviewForm {
  readonly collegeId?: number | null;
  readonly collegeName: string;
  readonly content: string;
  readonly rating: number;
}

export interface Verdict {
  readonly content: string;
  readonly rating: number;
}

const refuse = ([first, ...others]: FieldError[]): void => {
  if (first) throw new ReviewRefused([first, ...others]);
};

function faultsOf({ content, rating }: Partial<Verdict>): FieldError[] {
  const faults: FieldError[] = [];
  const length = content === undefined ? REVIEW_LENGTH.min : characters(content);
  if (length < REVIEW_LENGTH.min) faults.push({ field: 'content', message: REVIEW_FAULTS.tooShort });
  if (length > REVIEW_LENGTH.max) faults.push({ field: 'content', message: REVIEW_FAULTS.tooLong });
  const isRating = Number.isInteger(rating) && rating! >= 1 && rating! <= MAX_STARS;
  if (rating !== undefined && !isRating) faults.push({ field: 'rating', message: REVIEW_FAULTS.rating });
  return faults;
}

/**
 * Parses and validates the form of a new review.
 * @throws ReviewRefused naming every invalid field
 */
export function verdictOf({ collegeName, content, rating }: ReviewForm): Verdict {
  const verdict = { content: content.trim(), rating };
  const faults = faultsOf(verdict);
  if (characters(collegeName.trim()) < SHORTEST_COLLEGE_NAME) {
    faults.unshift({ field: 'collegeName', message: REVIEW_FAULTS.collegeName });
  }
  refuse(faults);
  return verdict;
}

/**
 * Parses and validates an edit; omitted fields don't change.
 * @throws ReviewRefused naming every invalid field
 */
export function changesOf({ content, rating }: Partial<Verdict>): Partial<Verdict> {
  const changes = {
    ...(content !== undefined && { content: content.trim() }),
    ...(rating !== undefined && { rating }),
  };
  refuse(faultsOf(changes));
  return changes;
}

/** @throws ReviewRefused if the reply is empty or too long */
export function replyOf(content: string): string {
  const reply = content.trim();
  const { min, max } = REPLY_LENGTH;
  if (characters(reply) < min) refuse([{ field: 'content', message: REPLY_EMPTY }]);
  if (characters(reply) > max) refuse([{ field: 'content', message: `Reply must be at most ${max} characters` }]);
  return reply;
}
