import { DomainError } from '../../../../shared/domain/domain-error';

export class SupportRequestNotFound extends DomainError {
  constructor() {
    super('not-found', 'admin-analytics.support-request-not-found', 'This request doesn’t exist or is already closed.');
  }
}
