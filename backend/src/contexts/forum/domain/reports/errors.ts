import { DomainError } from '../../../../shared/domain/domain-error';

export class NothingToReport extends DomainError {
  constructor() {
    super('not-found', 'forum.nothing-to-report', 'What you want to report is not there any more.');
  }
}

export class OwnContent extends DomainError {
  constructor() {
    super('forbidden', 'forum.own-content', 'You wrote this yourself. You can edit or delete it instead.');
  }
}

export class Oneself extends DomainError {
  constructor() {
    super('forbidden', 'forum.own-content', 'This is yourself. You can only report others.');
  }
}

export class AlreadyReported extends DomainError {
  constructor() {
    super('conflict', 'forum.already-reported', 'You have reported this already.');
  }
}
