import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';

export class CollegeNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.college-not-found', 'College not found');
  }
}

export class UnknownCollegeName extends DomainError {
  constructor() {
    const message = 'We couldn’t find this college';
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
    super('conflict', 'colleges.import-running', 'Another import is running. Try again when it’s done.');
  }
}

/** The file can't be imported; the message gives the operator the reason. Nothing has changed. */
export class UnusableFile extends DomainError {
  constructor(reason: string, code = 'colleges.file-unusable') {
    super('invalid', code, `${reason} Nothing was changed.`);
  }
}

export class MissingColumns extends UnusableFile {
  constructor(readonly columns: readonly string[]) {
    super(
      `This isn’t the expected file. These columns are missing: ${columns.join(', ')}.`,
      'colleges.columns-missing',
    );
  }
}

export class IncompleteFile extends UnusableFile {
  constructor(reason: string) {
    super(`The file is damaged or incomplete: ${reason}.`, 'colleges.file-incomplete');
  }
}

export class TooFewColleges extends UnusableFile {
  constructor(offered: number, count: number) {
    super(
      `The file has ${offered} colleges, but the catalog already has ${count}. The file may be incomplete. ` +
        'If the file is correct, import it with --force.',
      'colleges.too-few-colleges',
    );
  }
}

export class UnknownRelease extends UnusableFile {
  constructor() {
    super(
      'We don’t recognize the release of this file by its name or content, so the years of its figures are unknown. ' +
        'Enter the date of the release with --release, for example --release 2025-05-19.',
      'colleges.release-unknown',
    );
  }
}

export class UnreachableFile extends DomainError {
  constructor(where: string, reason: string) {
    super('invalid', 'colleges.file-unreachable', `We couldn’t read ${where}: ${reason}. Nothing was changed.`);
  }
}

/** Some of the edits are invalid; every error is listed. */
export class EditRefused extends DomainError {
  constructor(faults: readonly [FieldError, ...FieldError[]]) {
    super('invalid', 'colleges.edit-refused', faults[0].message, faults);
  }
}

/** A change can't be reverted any more, because the field has changed since. */
export class RevertRefused extends DomainError {
  constructor() {
    super(
      'conflict',
      'colleges.revert-refused',
      'This value was changed again later. Reload the history to see what you can revert.',
    );
  }
}

export class ChangeNotFound extends DomainError {
  constructor() {
    super('not-found', 'colleges.change-not-found', 'We couldn’t find this change.');
  }
}

export class NotYourCollege extends DomainError {
  constructor() {
    super('forbidden', 'colleges.not-your-college', 'Only verified administrators of this college can do this.');
  }
}

export class CatalogueIsBusy extends DomainError {
  constructor() {
    super('busy', 'colleges.catalogue-busy', 'We’re updating the college data. Please try again in a moment.');
  }
}
