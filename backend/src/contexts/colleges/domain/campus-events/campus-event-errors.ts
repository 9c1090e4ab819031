import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** Some of the input is invalid; every error is listed. */
export class CampusEventRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'colleges.event-refused', faults[0].message, faults);
  }
}

export class CampusEventNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.event-not-found', 'We couldn’t find this event.');
  }
}

/** The message gives the reason why this user can't add events here. */
export class MayNotAddEvents extends DomainError {
  constructor(reason: string) {
    super('forbidden', 'colleges.may-not-add-events', reason);
  }
}

export class OnlyTheCollegePublishes extends DomainError {
  constructor() {
    super(
      'forbidden',
      'colleges.only-the-college-publishes',
      'Only an administrator of this college can publish this event.',
    );
  }
}

export class MayNotCancel extends DomainError {
  constructor() {
    super(
      'forbidden',
      'colleges.may-not-cancel',
      'Only an administrator of this college or the person who added the event can cancel it.',
    );
  }
}

export class EventIsCancelled extends DomainError {
  constructor() {
    super('conflict', 'colleges.event-cancelled', 'This event was canceled.');
  }
}

export class EventIsOver extends DomainError {
  constructor() {
    super('conflict', 'colleges.event-over', 'This event is over.');
  }
}

export class EventIsPending extends DomainError {
  constructor() {
    super('conflict', 'colleges.event-pending', 'The college hasn’t published this event yet.');
  }
}
