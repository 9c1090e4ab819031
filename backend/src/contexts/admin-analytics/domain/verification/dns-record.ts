import { DnsRecordNotFound } from './errors';

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

/** @throws DnsRecordNotFound if none of the published values is the expected one */
export function assertPublished(record: DnsRecord, published: readonly string[]): void {
  if (!isPublished(record, published)) throw new DnsRecordNotFound(record.name);
}
