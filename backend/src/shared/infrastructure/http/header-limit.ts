import type { NextFunction, Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error';

const AT_MOST = 100;

export class TooManyHeaders extends DomainError {
  constructor() {
    super('invalid', 'platform.too-many-headers', 'The request has too many headers.');
  }
}

/**
 * Node leaves out the headers beyond `maxHeadersCount`; a request without the one that says where it comes from would
 * be another one. The raw list still shows that there were more.
 */
export function limitHeaders(request: Request, _response: Response, next: NextFunction): void {
  next(request.rawHeaders.length > 2 * AT_MOST ? new TooManyHeaders() : undefined);
}
