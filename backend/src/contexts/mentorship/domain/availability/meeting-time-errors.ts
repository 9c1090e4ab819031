import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Hours that no one can offer; every fault is named. */
export class HoursRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.hours-refused', faults[0].message, faults);
  }
}

export class UnknownTimeZone extends DomainError {
  constructor(message = 'Please choose a time zone such as America/Chicago.') {
    super('invalid', 'mentorship.unknown-time-zone', message, [{ field: 'timeZone', message }]);
  }
}

/** Gone, hidden, blocked, never there, or no one whom one may meet: no one can tell which. */
export class PersonNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.person-not-found', 'This person is not there.');
  }
}

/** Guessed, renewed, ended, or of someone who is not here any more: no one can tell which. */
export class CalendarNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.calendar-not-found', 'This calendar is not there.');
  }
}
