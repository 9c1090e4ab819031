import { DomainError } from '../../../../shared/domain/domain-error';

export class NotStaffAddress extends DomainError {
  /** @param domain of staff addresses; null if the catalog has no website for the college */
  constructor(domain: string | null) {
    const message =
      domain === null
        ? 'We don’t have a website for your college, so we can’t check your address. Ask an administrator of your college or contact support.'
        : `Enter your work address at ${domain}. Student and alumni addresses aren’t accepted.`;
    super('invalid', 'admin-analytics.not-staff-address', message, [{ field: 'email', message }]);
  }
}

export class WrongCode extends DomainError {
  constructor() {
    const message = 'This code is wrong or has expired. Check it, or ask for a new one.';
    super('invalid', 'admin-analytics.wrong-code', message, [{ field: 'code', message }]);
  }
}

/** The user has neither a membership nor a request, so there is nothing to verify. */
export class NothingToVerify extends DomainError {
  constructor() {
    super('conflict', 'admin-analytics.nothing-to-verify', 'Choose your college in your profile first.');
  }
}

export class DnsRecordNotFound extends DomainError {
  constructor(domain: string) {
    super(
      'conflict',
      'admin-analytics.dns-record-not-found',
      `We didn’t find the DNS record at ${domain}. New records can take a few hours to appear. Check again later.`,
    );
  }
}

export class DnsLookupFailed extends DomainError {
  constructor(domain: string) {
    super(
      'conflict',
      'admin-analytics.dns-lookup-failed',
      `We couldn’t look up ${domain} right now. Try again in a few minutes.`,
    );
  }
}
