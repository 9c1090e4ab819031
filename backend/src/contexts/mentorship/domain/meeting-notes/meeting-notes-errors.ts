import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

/** The other has written meanwhile: nobody's words are written over. */
export class NotesChanged extends DomainError {
  constructor() {
    super('conflict', 'mentorship.notes-changed', 'The other has changed the notes meanwhile. Look at them first.');
  }
}

/** Action items that cannot be; every fault is named. */
export class NotesRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'mentorship.notes-refused', faults[0].message, faults);
  }
}

/** What came of a meeting nobody knows before it has ended. */
export class MeetingNotOver extends DomainError {
  constructor() {
    super('conflict', 'mentorship.meeting-not-over', 'You can tell once the meeting has ended.');
  }
}
