import { Aggregate } from '../../../../shared/domain/aggregate';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';
import { RecoveryCodesRenewed, RecoveryCodeUsed, TwoFactorDisabled, TwoFactorEnabled } from '../users/events';

export interface SecondFactorState {
  userId: UserId;
  /** What the app on the phone and we both know, in base32; empty when it cannot be read any more. */
  secret: string;
  /** Null until a first code has shown that the app knows it. */
  enabledAt: Date | null;
  /** The half minute whose code was used last; null before the first. No earlier one counts any more. */
  lastStep: number | null;
  /** Digests of those that are left. */
  recoveryCodes: readonly string[];
}

/** How many codes for the day the phone is lost. */
export const RECOVERY_CODES = 10;

/** What someone has to hold beside knowing the password: a phone with an app that shows codes. */
export class SecondFactor extends Aggregate {
  private constructor(private readonly state: SecondFactorState) {
    super();
  }

  static begin(userId: UserId, secret: string): SecondFactor {
    return new SecondFactor({ userId, secret, enabledAt: null, lastStep: null, recoveryCodes: [] });
  }

  static restore(state: SecondFactorState): SecondFactor {
    return new SecondFactor(state);
  }

  /**
   * @param step the half minute of the code that was shown, null when it is none of this secret
   * @throws TwoFactorIsOn, CodeInvalid
   */
  enable(step: number | null, recoveryCodes: readonly string[], now: Date): void {
    if (this.isOn) throw new TwoFactorIsOn();
    this.#take(step);
    this.state.enabledAt = now;
    this.state.recoveryCodes = recoveryCodes;
    this.record(new TwoFactorEnabled(this.userId, now));
  }

  /** Every code counts once, and none of an earlier moment. @throws TwoFactorIsOff, CodeInvalid */
  useCode(step: number | null): void {
    if (!this.isOn) throw new TwoFactorIsOff();
    this.#take(step);
  }

  /** @throws TwoFactorIsOff, CodeInvalid */
  useRecoveryCode(digest: string, now: Date): void {
    if (!this.isOn) throw new TwoFactorIsOff();
    if (!this.state.recoveryCodes.includes(digest)) throw new CodeInvalid('recoveryCode');
    this.state.recoveryCodes = this.state.recoveryCodes.filter((kept) => kept !== digest);
    this.record(new RecoveryCodeUsed(this.userId, now));
  }

  renewRecoveryCodes(digests: readonly string[], now: Date): void {
    this.state.recoveryCodes = digests;
    this.record(new RecoveryCodesRenewed(this.userId, now));
  }

  disable(now: Date): void {
    this.state.enabledAt = null;
    this.record(new TwoFactorDisabled(this.userId, now));
  }

  get isOn(): boolean {
    return this.state.enabledAt !== null;
  }

  get userId(): UserId {
    return this.state.userId;
  }

  get secret(): string {
    return this.state.secret;
  }

  snapshot(): SecondFactorState {
    return { ...this.state };
  }

  #take(step: number | null): void {
    if (step === null || step <= (this.state.lastStep ?? -Infinity)) throw new CodeInvalid('code');
    this.state.lastStep = step;
  }
}

/** Wrong, used before, or of another moment; the answer does not say which. */
export class CodeInvalid extends DomainError {
  constructor(field: 'code' | 'recoveryCode') {
    const message =
      field === 'code' ? 'This code isn’t valid. Wait for the next one' : 'This recovery code isn’t valid';
    super('invalid', 'identity.code-invalid', message, [{ field, message }]);
  }
}

export class TwoFactorIsOn extends DomainError {
  constructor() {
    super('conflict', 'identity.two-factor-is-on', 'Two-factor authentication is already on.');
  }
}

export class TwoFactorIsOff extends DomainError {
  constructor() {
    super('conflict', 'identity.two-factor-is-off', 'Two-factor authentication isn’t on.');
  }
}
