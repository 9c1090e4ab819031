import { TxtRecords } from '../ports/txt-records';
import { VerificationSecrets } from '../ports/verifications';

/** TXT records that a test publishes, by domain. */
export class InMemoryTxtRecords extends TxtRecords {
  readonly published = new Map<string, string[]>();
  /** The error of every lookup, if set. */
  failure?: Error;
  /** Runs during a lookup, while the product waits. */
  meanwhile: () => Promise<unknown> = async () => {};

  async lookUp(domain: string): Promise<readonly string[]> {
    await this.meanwhile();
    if (this.failure) throw this.failure;
    return this.published.get(domain) ?? [];
  }
}

/** Readable tokens and hashes. */
export class InMemoryVerificationSecrets extends VerificationSecrets {
  deriveDnsToken({ userId, collegeId, requestedAt }: { userId: number; collegeId: number; requestedAt: Date }): string {
    return `${userId}-${collegeId}-${requestedAt.getTime()}`;
  }

  deriveSignInToken(collegeId: number): string {
    return `sign-in-${collegeId}`;
  }

  hashCode(userId: number, code: string): Uint8Array {
    return Buffer.from(`${userId}:${code}`);
  }
}
