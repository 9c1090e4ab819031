import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Some of the input is invalid; every error is listed. */
export class ReviewRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'colleges.review-refused', faults[0].message, faults);
  }
}

export class ReviewNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.review-not-found', 'We couldn’t find this review.');
  }
}

export class AlreadyReviewed extends DomainError {
  constructor() {
    super('conflict', 'colleges.already-reviewed', 'You already reviewed this college. You can edit your review.');
  }
}

export class NotYourReview extends DomainError {
  constructor() {
    super('forbidden', 'colleges.not-your-review', 'Only the author can change a review.');
  }
}

export class CannotUpvoteOwnReview extends DomainError {
  constructor() {
    super('forbidden', 'colleges.own-review', 'You can’t vote for your own review.');
  }
}

export class OnlyTheCollegeReplies extends DomainError {
  constructor() {
    super('forbidden', 'colleges.only-the-college-replies', 'Only an administrator of this college can reply.');
  }
}
