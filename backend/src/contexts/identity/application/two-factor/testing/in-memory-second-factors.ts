import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { PendingSecondFactor, type PendingSecondFactorState } from '../../../domain/two-factor/pending-second-factor';
import type { UserId } from '../../../domain/users/user-state';
import { SecondFactor, type SecondFactorState } from '../../../domain/two-factor/second-factor';
import { PendingSecondFactors, OneTimeCodes, SecondFactors } from '../ports/second-factors';

export class InMemorySecondFactors extends SecondFactors {
  /** Published events of the saved second factors. */
  readonly events: DomainEvent[] = [];
  readonly #rows = new Map<UserId, SecondFactorState>();

  async findByUserId(userId: UserId): Promise<SecondFactor | null> {
    const row = this.#rows.get(userId);
    return row ? SecondFactor.restore({ ...row }) : null;
  }

  async save(factor: SecondFactor): Promise<void> {
    this.#rows.set(factor.userId, factor.snapshot());
    this.events.push(...factor.pullEvents());
  }

  async delete(factor: SecondFactor): Promise<void> {
    this.#rows.delete(factor.userId);
    this.events.push(...factor.pullEvents());
  }
}

export class InMemoryPendingSecondFactors extends PendingSecondFactors {
  readonly #rows = new Map<string, PendingSecondFactorState>();

  async open(secret: string, pending: PendingSecondFactor): Promise<void> {
    this.#rows.set(secret, pending.snapshot());
  }

  async find(secret: string, now: Date): Promise<PendingSecondFactor | null> {
    const row = this.#findUsable(secret, now);
    return row ? PendingSecondFactor.restore({ ...row }) : null;
  }

  async countAttempt(secret: string, now: Date): Promise<boolean> {
    const row = this.#findUsable(secret, now);
    if (row) row.triesLeft -= 1;
    return row !== null;
  }

  async end(secret: string): Promise<boolean> {
    return this.#rows.delete(secret);
  }

  endByUserId(userId: UserId): void {
    for (const [secret, row] of this.#rows) if (row.userId === userId) this.#rows.delete(secret);
  }

  #findUsable(secret: string, now: Date): PendingSecondFactorState | null {
    const row = this.#rows.get(secret);
    return row && row.endsAt > now && row.triesLeft > 0 ? row : null;
  }
}

/** A code contains its half minute: `step-7`. Recovery codes are numbered. */
export class StubOneTimeCodes extends OneTimeCodes {
  #made = 0;

  createSecret(): string {
    return 'SECRET';
  }

  getAuthenticatorUrl(secret: string, username: string): string {
    return `otpauth://totp/Example:${username}?secret=${secret}`;
  }

  findTimeStep(code: string, secret: string, now: Date): number | null {
    const step = Number(/^step-(\d+)$/.exec(code)?.[1] ?? NaN);
    return secret === 'SECRET' && Math.abs(step - StubOneTimeCodes.stepAt(now)) <= 1 ? step : null;
  }

  createRecoveryCode(): string {
    this.#made += 1;
    return `recovery-${this.#made}`;
  }

  digestRecoveryCode(recoveryCode: string): string {
    return `digest of ${recoveryCode}`;
  }

  static stepAt(now: Date): number {
    return Math.floor(now.getTime() / 30_000);
  }
}
