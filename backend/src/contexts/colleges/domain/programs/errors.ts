import { DomainError } from '../../../../shared/domain/domain-error';

export class ProgramNotFound extends DomainError {
  /** @param id the ID as it was requested */
  constructor(id: string) {
    super('not-found', 'colleges.program-not-found', `We couldn’t find the program ${id}.`);
  }
}

export class FieldNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.field-not-found', 'We couldn’t find this field of study.');
  }
}
