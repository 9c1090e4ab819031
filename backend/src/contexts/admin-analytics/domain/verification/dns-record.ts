import { DomainError } from '../../../../shared/domain/domain-error';

/** A TXT record that only someone who manages the DNS zone of the college can publish. */
export interface DnsRecord {
  /** The registrable domain of the college's website. */
  readonly name: string;
  readonly value: string;
}

/** @param token identifies one request of one user */
export const verificationRecord = (domain: string, token: string): DnsRecord => ({
  name: domain,
  value: `gradspan-verification=${token}`,
});

/** Whether one of the published values is the expected one. Some control panels store the quotation marks as well. */
export const isPublished = ({ value }: DnsRecord, published: readonly string[]): boolean =>
  published.some((one) => one.trim().replace(/^"(.*)"$/, '$1') === value);

export class DnsRecordNotFound extends DomainError {
  constructor(domain: string) {
    super(
      'conflict',
      'admin-analytics.dns-record-not-found',
      `We didn’t find the record at ${domain}. New records can take a few hours to appear. Check again later.`,
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
