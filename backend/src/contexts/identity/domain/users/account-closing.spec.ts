import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { AccountClosing, AccountSuspended, SuspensionEndInPast, TokenInvalid } from './errors';
import {
  AccountClosingRequested,
  AccountRestored,
  AccountSuspendedByOperator,
  SuspensionLifted,
} from '../../integration-events/account-events';

const FOREVER = { until: null, reason: null };

const DAY = 24 * 60;
const closing = () => {
  const robin = aUser(1);
  robin.close('remove', NOON);
  return robin;
};

describe('an account that is closing', () => {
  it('is erased after fourteen days, and publishes an event', () => {
    const robin = aUser(1);
    expect(robin.close('keep', NOON)).toEqual(minutesLater(14 * DAY));
    expect(robin.pullEvents()).toEqual([new AccountClosingRequested(robin.id, NOON)]);
    expect([robin.isDueForErasure(minutesLater(14 * DAY - 1)), robin.isDueForErasure(minutesLater(14 * DAY))]).toEqual([
      false,
      true,
    ]);
  });

  it('rejects signing in', () => {
    expect(() => closing().assertCanSignIn()).toThrow(AccountClosing);
    expect(() => aUser(1).assertCanSignIn()).not.toThrow();
  });

  it('stores the choice about written content, which is to keep it in other accounts', () => {
    expect([closing().writtenChoice, aUser(1).writtenChoice]).toEqual(['remove', 'keep']);
  });

  it('accepts no link that was sent before', () => {
    const robin = aUser(1);
    robin.requestEmailChange('new@example.org', NOON);
    robin.close('keep', NOON);
    expect(robin.pendingEmail).toBeNull();
    robin.requestEmailChange('new@example.org', NOON);
    expect(() => robin.changeEmail('new@example.org', NOON)).toThrow(TokenInvalid);
    expect(() => robin.confirmEmail(robin.email, NOON)).toThrow(TokenInvalid);
  });

  it('is unchanged after its owner keeps it', () => {
    const robin = aUser(1);
    const before = robin.snapshot();
    robin.close('keep', NOON);
    robin.pullEvents();
    robin.cancelClosing(minutesLater(1));
    expect(robin.snapshot()).toEqual(before);
    expect(robin.pullEvents()).toEqual([new AccountRestored(robin.id, minutesLater(1))]);
  });

  it("can't be restored after the deadline, or when it isn't closing", () => {
    expect(() => closing().cancelClosing(minutesLater(14 * DAY))).toThrow(TokenInvalid);
    expect(() => aUser(1).cancelClosing(NOON)).toThrow(TokenInvalid);
  });
});

describe('a suspended account', () => {
  it('rejects signing in until the suspension is lifted', () => {
    const robin = aUser(1);
    robin.suspend(FOREVER, NOON);
    expect(() => robin.assertCanSignIn()).toThrow(AccountSuspended);
    robin.liftSuspension(minutesLater(1));
    expect(() => robin.assertCanSignIn()).not.toThrow();
    expect(robin.pullEvents()).toEqual([
      new AccountSuspendedByOperator(robin.id, NOON),
      new SuspensionLifted(robin.id, minutesLater(1)),
    ]);
  });

  it('stores end and reason, and clears both when the suspension is lifted', () => {
    const robin = aUser(1);
    robin.suspend({ until: minutesLater(1), reason: 'Sent spam' }, NOON);
    expect(robin.snapshot()).toMatchObject({ suspendedUntil: minutesLater(1), suspensionReason: 'Sent spam' });
    robin.liftSuspension(NOON);
    expect(robin.snapshot()).toMatchObject({ suspendedAt: null, suspendedUntil: null, suspensionReason: null });
  });

  it("can't end when it begins, or earlier", () => {
    const robin = aUser(1);
    expect(() => robin.suspend({ until: NOON, reason: null }, NOON)).toThrow(SuspensionEndInPast);
    expect(() => robin.suspend({ until: minutesLater(-1), reason: null }, NOON)).toThrow(SuspensionEndInPast);
    expect(robin.isSuspended).toBe(false);
  });

  it('changes the end, but not the start and omitted fields', () => {
    const robin = aUser(1);
    expect(robin.changeSuspension({ until: null }, NOON)).toBe(false);
    robin.suspend({ until: minutesLater(1), reason: 'Sent spam', notice: 'No spam.' }, NOON);
    const kept = { suspendedAt: NOON, suspensionReason: 'Sent spam' };
    expect(robin.changeSuspension({ until: minutesLater(9), notice: 'Longer.' }, minutesLater(2))).toBe(true);
    expect(robin.snapshot()).toMatchObject({ ...kept, suspendedUntil: minutesLater(9), suspensionNotice: 'Longer.' });
    expect(() => robin.changeSuspension({ until: minutesLater(2) }, minutesLater(2))).toThrow(SuspensionEndInPast);
    expect(robin.changeSuspension({ until: null }, minutesLater(2))).toBe(true);
    expect(robin.snapshot()).toMatchObject({ ...kept, suspendedUntil: null, suspensionNotice: 'Longer.' });
  });

  it('changes nothing when suspended or lifted a second time', () => {
    const robin = aUser(1);
    robin.suspend(FOREVER, NOON);
    robin.suspend(FOREVER, minutesLater(1));
    expect(robin.snapshot().suspendedAt).toEqual(NOON);
    robin.liftSuspension(minutesLater(2));
    robin.liftSuspension(minutesLater(3));
    expect(robin.pullEvents()).toHaveLength(2);
  });

  it('reports the suspension even if the account is also closing', () => {
    const robin = closing();
    robin.suspend(FOREVER, NOON);
    expect(() => robin.assertCanSignIn()).toThrow(AccountSuspended);
  });
});
