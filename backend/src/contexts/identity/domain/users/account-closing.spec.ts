import { aUser, later, NOON } from '../../application/users/testing/user-fixture';
import { AccountClosing, AccountSuspended, SuspensionOver, TokenInvalid } from './errors';
import { AccountClosingAsked, AccountRestored, AccountSuspendedByOperator, SuspensionLifted } from './events';

const FOREVER = { until: null, reason: null };

const DAY = 24 * 60;
const closing = () => {
  const robin = aUser(1);
  robin.close('remove', NOON);
  return robin;
};

describe('an account that is to be deleted', () => {
  it('goes after fourteen days, and says so', () => {
    const robin = aUser(1);
    expect(robin.close('keep', NOON)).toEqual(later(14 * DAY));
    expect(robin.releaseEvents()).toEqual([new AccountClosingAsked(robin.id, NOON)]);
    expect([robin.isToBeErased(later(14 * DAY - 1)), robin.isToBeErased(later(14 * DAY))]).toEqual([false, true]);
  });

  it('lets no one in', () => {
    expect(() => closing().assertCanSignIn()).toThrow(AccountClosing);
    expect(() => aUser(1).assertCanSignIn()).not.toThrow();
  });

  it('remembers what becomes of what its owner wrote; of others it stays', () => {
    expect([closing().writtenChoice, aUser(1).writtenChoice]).toEqual(['remove', 'keep']);
  });

  it('takes no link that was mailed before', () => {
    const robin = aUser(1);
    robin.requestEmailChange('new@example.org', NOON);
    robin.close('keep', NOON);
    expect(robin.pendingEmail).toBeNull();
    robin.requestEmailChange('new@example.org', NOON);
    expect(() => robin.changeEmail('new@example.org', NOON)).toThrow(TokenInvalid);
    expect(() => robin.confirmEmail(robin.email, NOON)).toThrow(TokenInvalid);
  });

  it('is as it was once its owner keeps it', () => {
    const robin = aUser(1);
    const before = robin.snapshot();
    robin.close('keep', NOON);
    robin.releaseEvents();
    robin.cancelClosing(later(1));
    expect(robin.snapshot()).toEqual(before);
    expect(robin.releaseEvents()).toEqual([new AccountRestored(robin.id, later(1))]);
  });

  it('cannot be kept once its time is over, nor where nothing is to be kept', () => {
    expect(() => closing().cancelClosing(later(14 * DAY))).toThrow(TokenInvalid);
    expect(() => aUser(1).cancelClosing(NOON)).toThrow(TokenInvalid);
  });
});

describe('an account that is suspended', () => {
  it('lets no one in until that is lifted', () => {
    const robin = aUser(1);
    robin.suspend(FOREVER, NOON);
    expect(() => robin.assertCanSignIn()).toThrow(AccountSuspended);
    robin.liftSuspension(later(1));
    expect(() => robin.assertCanSignIn()).not.toThrow();
    expect(robin.releaseEvents()).toEqual([
      new AccountSuspendedByOperator(robin.id, NOON),
      new SuspensionLifted(robin.id, later(1)),
    ]);
  });

  it('keeps until when and why, and forgets both when it is lifted', () => {
    const robin = aUser(1);
    robin.suspend({ until: later(1), reason: 'Sent spam' }, NOON);
    expect(robin.snapshot()).toMatchObject({ suspendedUntil: later(1), suspensionReason: 'Sent spam' });
    robin.liftSuspension(NOON);
    expect(robin.snapshot()).toMatchObject({ suspendedAt: null, suspendedUntil: null, suspensionReason: null });
  });

  it('cannot end at the moment it begins, nor before', () => {
    const robin = aUser(1);
    expect(() => robin.suspend({ until: NOON, reason: null }, NOON)).toThrow(SuspensionOver);
    expect(() => robin.suspend({ until: later(-1), reason: null }, NOON)).toThrow(SuspensionOver);
    expect(robin.isSuspended).toBe(false);
  });

  it('gets another end, keeps since when, and keeps what is not said anew', () => {
    const robin = aUser(1);
    expect(robin.changeSuspension({ until: null }, NOON)).toBe(false);
    robin.suspend({ until: later(1), reason: 'Sent spam', notice: 'No spam.' }, NOON);
    const kept = { suspendedAt: NOON, suspensionReason: 'Sent spam' };
    expect(robin.changeSuspension({ until: later(9), notice: 'Longer.' }, later(2))).toBe(true);
    expect(robin.snapshot()).toMatchObject({ ...kept, suspendedUntil: later(9), suspensionNotice: 'Longer.' });
    expect(() => robin.changeSuspension({ until: later(2) }, later(2))).toThrow(SuspensionOver);
    expect(robin.changeSuspension({ until: null }, later(2))).toBe(true);
    expect(robin.snapshot()).toMatchObject({ ...kept, suspendedUntil: null, suspensionNotice: 'Longer.' });
  });

  it('is no more suspended a second time, nor let in twice', () => {
    const robin = aUser(1);
    robin.suspend(FOREVER, NOON);
    robin.suspend(FOREVER, later(1));
    expect(robin.snapshot().suspendedAt).toEqual(NOON);
    robin.liftSuspension(later(2));
    robin.liftSuspension(later(3));
    expect(robin.releaseEvents()).toHaveLength(2);
  });

  it('says that it is suspended, whatever else happens to it', () => {
    const robin = closing();
    robin.suspend(FOREVER, NOON);
    expect(() => robin.assertCanSignIn()).toThrow(AccountSuspended);
  });
});
