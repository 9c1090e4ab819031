import { Aggregate } from '../../../../shared/domain/aggregate';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';
import { RecoveryCodesRenewed, RecoveryCodeUsed, TwoFactorDisabled, TwoFactorEnabled } from '../users/events';

export interface SecondFactorState {
  userId: UserId;
  /** The secret shared with the app, in base32; empty if it can no longer be decrypted. */
  secret: string;
  /** Null until a first code has proved that the app has the secret. */
  enabledAt: Date | null;
  /**
   * The half minute of the last used code; null before the first. Codes of this and earlier half minutes are rejected.
   */
  lastStep: number | null;
  /** Digests of the unused codes. */
  recoveryCodes: readonly string[];
}

/** Number of recovery codes. */
export const RECOVERY_CODE_COUNT = 10;

/** The second factor besides the password: an authenticator app that shows codes. */
export class SecondFactor extends Aggregate {
  private constructor(private readonly state: SecondFactorState) {
    super();
  }

  static startSetUp(userId: UserId, secret: string): SecondFactor {
    return new SecondFactor({ userId, secret, enabledAt: null, lastStep: null, recoveryCodes: [] });
  }

  static restore(state: SecondFactorState): SecondFactor {
    return new SecondFactor(state);
  }

  /**
   * @param step the half minute of the code; null if it isn't a code of this secret
   * @throws TwoFactorIsOn, SecondFactorCodeInvalid
   */
  enable(step: number | null, recoveryCodes: readonly string[], now: Date): void {
    if (this.isEnabled) throw new TwoFactorIsOn();
    this.#useStep(step);
    this.state.enabledAt = now;
    this.state.recoveryCodes = recoveryCodes;
    this.record(new TwoFactorEnabled(this.userId, now));
  }

  /** Accepts each code once, and none of an earlier half minute. @throws TwoFactorIsOff, SecondFactorCodeInvalid */
  useCode(step: number | null): void {
    if (!this.isEnabled) throw new TwoFactorIsOff();
    this.#useStep(step);
  }

  /** @throws TwoFactorIsOff, SecondFactorCodeInvalid */
  useRecoveryCode(digest: string, now: Date): void {
    if (!this.isEnabled) throw new TwoFactorIsOff();
    if (!this.state.recoveryCodes.includes(digest)) throw new SecondFactorCodeInvalid('recoveryCode');
    this.state.recoveryCodes = this.state.recoveryCodes.filter((code) => code !== digest);
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

  get isEnabled(): boolean {
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

  #useStep(step: number | null): void {
    if (step === null || step <= (this.state.lastStep ?? -Infinity)) throw new SecondFactorCodeInvalid('code');
    this.state.lastStep = step;
  }
}

/** The code is wrong, used, or expired; the error doesn't reveal which. */
export class SecondFactorCodeInvalid extends DomainError {
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
