import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import { HalfSession, type HalfSessionState } from '../../../domain/two-factor/half-session';
import type { UserId } from '../../../domain/users/ids';
import { SecondFactor, type SecondFactorState } from '../../../domain/two-factor/second-factor';
import { HalfSessions } from '../ports/half-sessions';
import { OneTimeCodes } from '../ports/one-time-codes';
import { SecondFactors } from '../ports/second-factors';

export class InMemorySecondFactors extends SecondFactors {
  /** What happened to those that were kept. */
  readonly told: DomainEvent[] = [];
  readonly #rows = new Map<UserId, SecondFactorState>();

  async ofUser(userId: UserId): Promise<SecondFactor | null> {
    const row = this.#rows.get(userId);
    return row ? SecondFactor.restore({ ...row }) : null;
  }

  async save(factor: SecondFactor): Promise<void> {
    this.#rows.set(factor.userId, factor.snapshot());
    this.told.push(...factor.releaseEvents());
  }

  async remove(factor: SecondFactor): Promise<void> {
    this.#rows.delete(factor.userId);
    this.told.push(...factor.releaseEvents());
  }
}

export class InMemoryHalfSessions extends HalfSessions {
  readonly #rows = new Map<string, HalfSessionState>();

  async open(secret: string, half: HalfSession): Promise<void> {
    this.#rows.set(secret, half.snapshot());
  }

  async find(secret: string, now: Date): Promise<HalfSession | null> {
    const row = this.#live(secret, now);
    return row ? HalfSession.restore({ ...row }) : null;
  }

  async countTry(secret: string, now: Date): Promise<boolean> {
    const row = this.#live(secret, now);
    if (row) row.triesLeft -= 1;
    return row !== null;
  }

  async end(secret: string): Promise<boolean> {
    return this.#rows.delete(secret);
  }

  endAllOf(userId: UserId): void {
    for (const [secret, row] of this.#rows) if (row.userId === userId) this.#rows.delete(secret);
  }

  #live(secret: string, now: Date): HalfSessionState | null {
    const row = this.#rows.get(secret);
    return row && row.endsAt > now && row.triesLeft > 0 ? row : null;
  }
}

/** A code says its half minute: `step-7`. Recovery codes are numbered. */
export class ReadableCodes extends OneTimeCodes {
  #made = 0;

  newSecret(): string {
    return 'SECRET';
  }

  appAddress(secret: string, username: string): string {
    return `otpauth://totp/Example:${username}?secret=${secret}`;
  }

  stepOf(code: string, secret: string, now: Date): number | null {
    const step = Number(/^step-(\d+)$/.exec(code)?.[1] ?? NaN);
    return secret === 'SECRET' && Math.abs(step - ReadableCodes.stepAt(now)) <= 1 ? step : null;
  }

  newRecoveryCode(): string {
    this.#made += 1;
    return `recovery-${this.#made}`;
  }

  digestOf(recoveryCode: string): string {
    return `digest of ${recoveryCode}`;
  }

  static stepAt(now: Date): number {
    return Math.floor(now.getTime() / 30_000);
  }
}
