/** Looks up TXT records in the public DNS. */
export abstract class TxtRecords {
  /**
   * Returns the values of the TXT records of a domain; none if it has no such records.
   * @throws DnsLookupFailed if the servers don't answer in time
   */
  abstract of(domain: string): Promise<readonly string[]>;
}

/** The tokens in the DNS records that approve administrators. */
export abstract class DnsTokens {
  /** Returns the token of one request: always the same, and different for every user, college and request. */
  abstract of(request: { userId: number; collegeId: number; requestedAt: Date }): string;
}
