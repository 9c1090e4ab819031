import { DomainError } from '../../../../shared/domain/domain-error';

export class RecommendationNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.recommendation-not-found', 'This recommendation is not there.');
  }
}

export class AlreadyAnswered extends DomainError {
  constructor() {
    super('conflict', 'mentorship.already-answered', 'You have answered this recommendation differently before.');
  }
}

export class RecommendationExpired extends DomainError {
  constructor() {
    super('conflict', 'mentorship.recommendation-expired', 'This recommendation has expired. Generate new ones.');
  }
}

export class TooLateToUndo extends DomainError {
  constructor() {
    super('conflict', 'mentorship.too-late-to-undo', 'It is too late to take this back.');
  }
}

export class MatchNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.match-not-found', 'This match is not there.');
  }
}
