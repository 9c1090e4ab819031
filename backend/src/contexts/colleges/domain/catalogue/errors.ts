import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

export class CollegeNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.college-not-found', 'College not found');
  }
}

export class UnknownCollegeName extends DomainError {
  constructor() {
    const message = 'We do not know this college';
    super('invalid', 'colleges.unknown-name', message, [{ field: 'collegeName', message }]);
  }
}

export class AmbiguousCollegeName extends DomainError {
  constructor() {
    const message = 'Several colleges have this name. Choose one from the list';
    super('invalid', 'colleges.ambiguous-name', message, [{ field: 'collegeName', message }]);
  }
}

export class ImportIsRunning extends DomainError {
  constructor() {
    super('conflict', 'colleges.import-running', 'Another import is running. Try again when it has finished.');
  }
}

/** The file cannot be brought into the catalogue; the sentence tells the operator why. Nothing has changed. */
export class UnusableFile extends DomainError {
  constructor(reason: string, code = 'colleges.file-unusable') {
    super('invalid', code, `${reason} Nothing was changed.`);
  }
}

export class MissingColumns extends UnusableFile {
  constructor(readonly columns: readonly string[]) {
    super(
      `This is not the file that was expected: these columns are missing: ${columns.join(', ')}.`,
      'colleges.columns-missing',
    );
  }
}

export class IncompleteFile extends UnusableFile {
  constructor(reason: string) {
    super(`The file is damaged or was cut off: ${reason}.`, 'colleges.file-incomplete');
  }
}

export class TooFewColleges extends UnusableFile {
  constructor(offered: number, held: number) {
    super(
      `The file lists ${offered} colleges, the catalogue already holds ${held}: the file may have been cut off. ` +
        'If it is right nevertheless, import it with --force.',
      'colleges.too-few-colleges',
    );
  }
}

export class UnreachableFile extends DomainError {
  constructor(where: string, reason: string) {
    super('invalid', 'colleges.file-unreachable', `${where} cannot be read: ${reason}. Nothing was changed.`);
  }
}

/** Some of what was written about a college cannot be used; every fault is named. */
export class EditRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'colleges.edit-refused', faults[0].message, faults);
  }
}

/** A change cannot be reverted any more: something newer counts. */
export class RevertRefused extends DomainError {
  constructor() {
    super(
      'conflict',
      'colleges.revert-refused',
      'This value has changed again since. Reload the history to see what can be reverted.',
    );
  }
}

export class ChangeNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.change-not-found', 'This change was not found.');
  }
}

export class NotYourCollege extends DomainError {
  constructor() {
    super('forbidden', 'colleges.not-your-college', 'Only verified administrators of this college can do this.');
  }
}

export class CatalogueIsBusy extends DomainError {
  constructor() {
    super('busy', 'colleges.catalogue-busy', 'The catalogue is being brought up to date. Try again in a moment.');
  }
}
