import { DomainError } from '../../../../shared/domain/domain-error';

/** In characters. */
export const SUPPORT_SUBJECT = { min: 3, max: 120 } as const;
export const SUPPORT_MESSAGE = { min: 10, max: 5_000 } as const;

/** Closed requests are deleted after this time, in milliseconds. The privacy policy promises it. */
export const CLOSED_REQUESTS_KEPT_FOR = 365 * 24 * 60 * 60 * 1_000;

export class SupportRequestNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.support-request-not-found', 'This request doesn’t exist or is already closed.');
  }
}
