import { WrongCode } from '../../../domain/verification/errors';
import { Verification, type VerificationState } from '../../../domain/verification/verification';
import { Verifications } from '../ports/verifications';

export class InMemoryVerifications extends Verifications {
  readonly #rows = new Map<number, VerificationState>();

  async find(userId: number): Promise<Verification | null> {
    const row = this.#rows.get(userId);
    return row ? Verification.restore({ ...row }) : null;
  }

  async lock(userId: number): Promise<Verification> {
    const verification = await this.find(userId);
    if (!verification) throw new WrongCode();
    return verification;
  }

  async save(verification: Verification): Promise<void> {
    this.#rows.set(verification.userId, verification.snapshot());
  }

  async delete(userId: number): Promise<void> {
    this.#rows.delete(userId);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }
}
