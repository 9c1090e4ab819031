import { DomainError } from '../../../../shared/domain/domain-error';

export class ExportUnderWay extends DomainError {
  constructor() {
    super('conflict', 'identity.export-under-way', 'Your data is being put together already.');
  }
}

/** Also someone else's: whose it is, is not told. */
export class ExportNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.export-not-found', 'There is no such export.');
  }
}

export class ExportNotReady extends DomainError {
  constructor() {
    super('conflict', 'identity.export-not-ready', 'Your data is still being put together.');
  }
}

export class ExportBeingDownloaded extends DomainError {
  constructor() {
    const message = 'Your data is being downloaded right now. If that broke off, try again in a few minutes.';
    super('conflict', 'identity.export-being-downloaded', message);
  }
}

/** Downloaded, too old, or never made. */
export class ExportGone extends DomainError {
  constructor() {
    super('gone', 'identity.export-gone', 'This file is not available any more. Ask for a new one.');
  }
}
