import { DomainError } from '../../../shared/domain/domain-error';

export class CollegeNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.college-not-found', 'This college was not found.');
  }
}

export class ImportIsRunning extends DomainError {
  constructor() {
    super('conflict', 'colleges.import-running', 'Another import is running. Try again when it has finished.');
  }
}
