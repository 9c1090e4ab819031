import { DomainError, type MessageValue } from '../../../../shared/domain/domain-error';

const FILE_FIELD = 'file';

/** The file can't be used at all; nothing of it is stored. */
export class ImportRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'admin-analytics.import-refused', message, [{ field: FILE_FIELD, message }]);
  }
}

/** The file has more rows or bytes than one import accepts. */
export class ImportTooLarge extends DomainError {
  constructor(message: string, values: Readonly<Record<string, MessageValue>> = {}) {
    super('too-large', 'admin-analytics.import-too-large', message, [{ field: FILE_FIELD, message }], {}, values);
  }

  static forRowLimit(limit: number): ImportTooLarge {
    const message = 'This file has more than {limit} rows. Split it into smaller files.';
    return new ImportTooLarge(message, { limit: { count: limit } });
  }
}

/** Another import of the college is running; only one can run at a time. */
export class ImportIsRunning extends DomainError {
  override readonly retryAfterSeconds = 5;

  constructor() {
    super(
      'conflict',
      'admin-analytics.import-running',
      'Your college is importing another file right now. Please try again when it’s done.',
    );
  }
}

export class ImportNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.import-not-found', 'We couldn’t find this import.');
  }
}

export class ImportCannotBeUndone extends DomainError {
  constructor(message = 'You can no longer undo this import.') {
    super('conflict', 'admin-analytics.import-cannot-be-undone', message);
  }
}

/** The client that sent the file disconnected; nothing of it is stored. */
export class ImportCancelled extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.import-cancelled', 'The import was canceled. Nothing was stored.');
  }
}

export class ImportMappingRefused extends DomainError {
  constructor(message: string) {
    super('invalid', 'admin-analytics.import-mapping-refused', message, [{ field: 'mapping', message }]);
  }
}

export class CollegeNotFound extends DomainError {
  constructor(collegeId: number) {
    super('not-found', 'admin-analytics.college-not-found', `There’s no college with the ID ${collegeId}.`);
  }
}
