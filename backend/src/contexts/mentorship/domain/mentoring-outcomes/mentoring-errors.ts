import { DomainError } from '../../../../shared/domain/domain-error';

/** Only the student of a connection sets its goal and writes thanks. */
export class OnlyStudentAllowed extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.student-only', 'Only the student can do this.');
  }
}

/** Only the alum whom they are for decides whether thanks are published. */
export class OnlyAlumAllowed extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.alum-only', 'Only the alum can do this.');
  }
}

/** The two aren't connected, or no longer. */
export class RelationshipNotActive extends DomainError {
  constructor() {
    super('conflict', 'mentorship.relationship-not-active', 'You can do this only while you’re connected.');
  }
}

export class NoEndProposed extends DomainError {
  constructor() {
    super('conflict', 'mentorship.no-end-proposed', 'No one is waiting for your answer about finishing.');
  }
}

/** The other person has declined a proposal recently. */
export class EndRecentlyDeclined extends DomainError {
  constructor(canProposeAgainAt: Date) {
    super(
      'conflict',
      'mentorship.end-recently-declined',
      'They want to continue. You can ask again on or after {day}.',
      [],
      {},
      { day: { day: canProposeAgainAt } },
    );
  }
}

export class ThanksNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.thanks-not-found', 'We couldn’t find this thank-you note.');
  }
}

/** Thanks are for someone who has mentored the student. */
export class ThanksNotPossible extends DomainError {
  constructor() {
    super(
      'conflict',
      'mentorship.thanks-not-possible',
      'You can thank an alum while you’re connected, or after you finished together.',
    );
  }
}

/** Without the student's consent, the alum can't publish thanks. */
export class ThanksNotPublishable extends DomainError {
  constructor() {
    super('conflict', 'mentorship.thanks-not-publishable', 'The student doesn’t want these thanks to be published.');
  }
}

/** The period for a check-in, or for changing one, is over. */
export class CheckInClosed extends DomainError {
  constructor() {
    super('conflict', 'mentorship.check-in-closed', 'It’s too late to check in about this meeting.');
  }
}

/** A field doesn't fit the side of the author, or the other fields. */
export class CheckInRefused extends DomainError {
  constructor(field: string, message: string) {
    super('invalid', 'mentorship.check-in-refused', message, [{ field, message }]);
  }
}
