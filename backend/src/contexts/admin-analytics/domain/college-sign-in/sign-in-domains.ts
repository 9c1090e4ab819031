import { DomainError } from '../../../../shared/domain/domain-error';

/**
 * Checks that every domain is that of the college's website, or one below it.
 * @param staffDomain the registrable domain of the college's website
 * @throws DomainNotOfCollege
 */
export function assertDomainsOfCollege(domains: readonly string[], staffDomain: string): void {
  const isOfCollege = (domain: string) => domain === staffDomain || domain.endsWith(`.${staffDomain}`);
  const other = domains.find((domain) => !isOfCollege(domain.trim().toLowerCase()));
  if (other !== undefined) throw new DomainNotOfCollege(other, staffDomain);
}

export class DomainNotOfCollege extends DomainError {
  constructor(domain: string, staffDomain: string) {
    const message = `${domain} isn’t ${staffDomain} or a domain below it`;
    super('invalid', 'admin-analytics.domain-not-of-college', `${message}.`, [{ field: 'domains', message }]);
  }
}

/** The catalog has no website for the college, so no domain can be verified. */
export class NoCollegeDomain extends DomainError {
  constructor() {
    super(
      'conflict',
      'admin-analytics.no-college-domain',
      'We don’t have a website for your college, so we can’t verify its domain. Contact support.',
    );
  }
}
