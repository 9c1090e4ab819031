import { VerificationCodes, type VerificationRequest } from '../ports/verification-codes';

export class InMemoryVerificationCodes extends VerificationCodes {
  readonly #kept = new Map<number, VerificationRequest & { code: string | null; failed: number }>();

  async request(request: VerificationRequest): Promise<void> {
    this.#kept.set(request.userId, { ...request, code: null, failed: 0 });
  }

  async find(userId: number, now: Date): Promise<VerificationRequest | null> {
    const kept = this.#kept.get(userId);
    if (!kept || kept.expiresAt <= now) return null;
    const { collegeId, email, expiresAt } = kept;
    return { userId, collegeId, email, expiresAt };
  }

  async setCode(userId: number, code: string): Promise<void> {
    const kept = this.#kept.get(userId);
    if (kept) kept.code = code;
  }

  async matches(userId: number, code: string, now: Date, mostTries: number): Promise<boolean> {
    const kept = this.#kept.get(userId);
    if (!kept || kept.expiresAt <= now || kept.code === null || kept.failed >= mostTries) return false;
    if (kept.code !== code) kept.failed++;
    return kept.code === code;
  }

  async delete(userId: number): Promise<void> {
    this.#kept.delete(userId);
  }
}
