import { DomainError } from '../../../../shared/domain/domain-error';

/** The link was not made here, or its account is gone. */
export class UnsubscribeLinkUnknown extends DomainError {
  constructor() {
    super(
      'not-found',
      'messaging.unsubscribe-link-unknown',
      'This link doesn’t work anymore. You can change your emails in your settings.',
    );
  }
}
