/** Looks up TXT records in the public DNS. */
export abstract class TxtRecords {
  /**
   * Returns the values of the TXT records of a domain; none if it has no such records.
   * @throws DnsLookupFailed if the servers don't answer in time
   */
  abstract lookUp(domain: string): Promise<readonly string[]>;
}
