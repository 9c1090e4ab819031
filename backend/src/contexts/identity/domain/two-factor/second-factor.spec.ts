import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { RecoveryCodesRenewed, RecoveryCodeUsed, TwoFactorDisabled, TwoFactorEnabled } from '../users/events';
import type { UserId } from '../users/user-state';
import { SecondFactorCodeInvalid, TwoFactorIsOff, TwoFactorIsOn, SecondFactor } from './second-factor';
import { PendingSecondFactor } from './pending-second-factor';

const ROBIN = 1 as UserId;
const begun = () => SecondFactor.startSetUp(ROBIN, 'SECRET');

function enabled(): SecondFactor {
  const factor = begun();
  factor.enable(100, ['one', 'two'], NOON);
  factor.pullEvents();
  return factor;
}

describe('a second factor', () => {
  it('is on after a correct code', () => {
    const factor = begun();
    expect(factor.isEnabled).toBe(false);
    factor.enable(100, ['one'], NOON);
    expect([factor.isEnabled, factor.pullEvents()]).toEqual([true, [new TwoFactorEnabled(ROBIN, NOON)]]);
  });

  it('is not turned on by a wrong code, and only once', () => {
    const factor = begun();
    expect(() => factor.enable(null, [], NOON)).toThrow(SecondFactorCodeInvalid);
    expect(factor.isEnabled).toBe(false);
    expect(() => enabled().enable(101, [], NOON)).toThrow(TwoFactorIsOn);
  });

  it('accepts each code once, and none of an earlier half minute', () => {
    const factor = enabled();
    expect(() => factor.useCode(100)).toThrow(SecondFactorCodeInvalid);
    factor.useCode(102);
    expect(() => factor.useCode(102)).toThrow(SecondFactorCodeInvalid);
    expect(() => factor.useCode(101)).toThrow(SecondFactorCodeInvalid);
    expect(() => factor.useCode(null)).toThrow(SecondFactorCodeInvalid);
    factor.useCode(103);
  });

  it('accepts each recovery code once and publishes an event', () => {
    const factor = enabled();
    factor.useRecoveryCode('one', minutesLater(1));
    expect(factor.pullEvents()).toEqual([new RecoveryCodeUsed(ROBIN, minutesLater(1))]);
    expect(() => factor.useRecoveryCode('one', minutesLater(2))).toThrow(SecondFactorCodeInvalid);
    expect(factor.snapshot().recoveryCodes).toEqual(['two']);
  });

  it('rejects old recovery codes after a renewal', () => {
    const factor = enabled();
    factor.renewRecoveryCodes(['three'], minutesLater(1));
    expect(() => factor.useRecoveryCode('one', minutesLater(2))).toThrow(SecondFactorCodeInvalid);
    expect(factor.pullEvents()).toEqual([new RecoveryCodesRenewed(ROBIN, minutesLater(1))]);
  });

  it('accepts no codes while it is off', () => {
    expect(() => begun().useCode(100)).toThrow(TwoFactorIsOff);
    expect(() => begun().useRecoveryCode('one', NOON)).toThrow(TwoFactorIsOff);
    const factor = enabled();
    factor.disable(minutesLater(1));
    expect([factor.isEnabled, factor.pullEvents()]).toEqual([false, [new TwoFactorDisabled(ROBIN, minutesLater(1))]]);
  });
});

describe('a pending second factor', () => {
  it('is valid only for the user and the password that opened it', () => {
    const robin = aUser(1);
    const pending = PendingSecondFactor.open(robin, NOON);
    expect([pending.isValidFor(robin), pending.isValidFor(aUser(2))]).toEqual([true, false]);
    robin.setPassword('another hash', minutesLater(1));
    expect(pending.isValidFor(robin)).toBe(false);
  });

  it('lasts ten minutes and five tries', () => {
    expect(PendingSecondFactor.open(aUser(1), NOON).snapshot()).toMatchObject({
      endsAt: minutesLater(10),
      triesLeft: 5,
    });
  });
});
