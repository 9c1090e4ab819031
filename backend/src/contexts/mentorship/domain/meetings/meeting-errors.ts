import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** No one but the two, and not where one wants nothing to do with the other, learns that it is there. */
export class MeetingNotFound extends DomainError {
  constructor() {
    super('not-found', 'mentorship.meeting-not-found', 'This meeting is not there.');
  }
}

/** Some of what was said of a meeting cannot be; every fault is named. */
export class MeetingRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.meeting-refused', faults[0].message, faults);
  }
}

/** Strangers, people under 18 with whom one is not connected, hidden, blocked or no one: no one can tell which. */
export class NotConnected extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.not-connected', 'You can meet people whom you are connected with.');
  }
}

export class TimeTaken extends DomainError {
  constructor() {
    super('conflict', 'mentorship.time-taken', 'One of you already has a meeting at this time.');
  }
}

export class HostOnly extends DomainError {
  constructor() {
    super('forbidden', 'mentorship.host-only', 'Only who scheduled the meeting can do this.');
  }
}

/** It has begun, or will not take place: nothing about it changes any more. */
export class MeetingOver extends DomainError {
  constructor() {
    super('conflict', 'mentorship.meeting-over', 'Only meetings to come can be changed.');
  }
}

export class NoAnswerAwaited extends DomainError {
  constructor() {
    super('conflict', 'mentorship.nothing-to-answer', 'There is nothing that waits for your answer.');
  }
}

/** The door is open from a little before the beginning until a little after the end. */
export class NotJoinable extends DomainError {
  constructor(joinFrom: Date, joinUntil: Date) {
    super('conflict', 'mentorship.not-joinable', 'This meeting cannot be joined now.', [], {
      joinFrom: joinFrom.toISOString(),
      joinUntil: joinUntil.toISOString(),
    });
  }
}
