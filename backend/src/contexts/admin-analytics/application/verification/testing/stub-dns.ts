import { DnsTokens, TxtRecords } from '../ports/dns';

/** TXT records that a test publishes, by domain. */
export class StubTxtRecords extends TxtRecords {
  readonly published = new Map<string, string[]>();
  /** The error of every lookup, if set. */
  failure?: Error;
  /** Runs during a lookup, while the product waits. */
  meanwhile: () => Promise<unknown> = async () => {};

  async of(domain: string): Promise<readonly string[]> {
    await this.meanwhile();
    if (this.failure) throw this.failure;
    return this.published.get(domain) ?? [];
  }
}

/** Readable tokens. */
export class StubDnsTokens extends DnsTokens {
  of({ userId, collegeId, requestedAt }: { userId: number; collegeId: number; requestedAt: Date }): string {
    return `${userId}-${collegeId}-${requestedAt.getTime()}`;
  }
}
