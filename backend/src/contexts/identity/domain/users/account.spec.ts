import { aUser, minutesLater, NOON } from '../../application/users/testing/user-fixture';
import { Session } from '../sessions/session';
import { NotForMinors } from '../personal-details/personal-details';
import { RoleIsFixed, TokenInvalid } from './errors';
import { EmailChanged, RoleChanged } from '../../integration-events/account-events';
import { EmailChangeRequested, PasswordChanged } from './events';
import { User } from './user';

describe('a pending address', () => {
  it('replaces the old address after confirmation', () => {
    const robin = aUser(1);
    robin.requestEmailChange('New@example.org', minutesLater(1));
    expect([robin.email, robin.pendingEmail]).toEqual(['robin@example.org', 'New@example.org']);
    robin.changeEmail('new@example.org', minutesLater(2));
    expect(robin.snapshot()).toMatchObject({
      email: 'New@example.org',
      pendingEmail: null,
      emailVerifiedAt: minutesLater(2),
    });
    expect(robin.pullEvents()).toEqual([
      new EmailChangeRequested(robin.id, minutesLater(1)),
      new EmailChanged(robin.id, minutesLater(2)),
    ]);
  });

  it("isn't accepted after another one was entered or the change was canceled", () => {
    const robin = aUser(1);
    expect(() => robin.changeEmail('new@example.org', NOON)).toThrow(TokenInvalid);
    robin.requestEmailChange('first@example.org', NOON);
    robin.requestEmailChange('second@example.org', NOON);
    expect(() => robin.changeEmail('first@example.org', NOON)).toThrow(TokenInvalid);
    robin.cancelEmailChange();
    expect(() => robin.changeEmail('second@example.org', NOON)).toThrow(TokenInvalid);
  });

  it('is discarded by a new password', () => {
    const robin = aUser(1);
    robin.requestEmailChange('thief@example.org', NOON);
    robin.pullEvents();
    robin.setPassword('another hash', minutesLater(1));
    expect([robin.pendingEmail, robin.pullEvents()]).toEqual([null, [new PasswordChanged(robin.id, minutesLater(1))]]);
  });
});

describe('changing the role', () => {
  it('publishes an event, unless the role is the same', () => {
    const robin = aUser(1);
    robin.changeRole('student', NOON);
    expect(robin.pullEvents()).toEqual([]);
    robin.changeRole('alumni', minutesLater(1));
    expect([robin.role, robin.pullEvents()]).toEqual([
      'alumni',
      [new RoleChanged(robin.id, 'student', 'alumni', minutesLater(1))],
    ]);
  });

  it.each(['alumni', 'college_admin'] as const)('to %s is rejected for minors', (role) => {
    const minor = aUser(1, { birthDate: '2008-03-02' });
    expect(() => minor.changeRole(role, NOON)).toThrow(NotForMinors);
    expect(minor.role).toBe('student');
    aUser(2, { birthDate: '2008-03-01' }).changeRole(role, NOON);
  });

  it('to student is allowed for minors', () => {
    const minor = User.restore({ ...aUser(1, { birthDate: '2008-03-02' }).snapshot(), role: 'college_admin' });
    minor.changeRole('student', NOON);
    expect(minor.role).toBe('student');
  });

  it('is rejected if the birth date is unknown', () => {
    const dean = User.restore({ ...aUser(1).snapshot(), role: 'college_admin', birthDate: null });
    expect(() => dean.changeRole('student', NOON)).toThrow(RoleIsFixed);
  });
});

describe('a session with a new secret', () => {
  const openSession = () => Session.open(aUser(1), { network: '203.0.113.0/24', device: 'Firefox on Linux' }, NOON);

  it('never lasts longer, and ends earlier if the role requires it', () => {
    const alumnaSession = openSession().renewForRole('alumni', minutesLater(60));
    expect(alumnaSession.snapshot().endsAt).toEqual(openSession().snapshot().endsAt);
    const administratorSession = openSession().renewForRole('college_admin', minutesLater(60));
    expect(administratorSession.snapshot().endsAt).toEqual(minutesLater(60 + 12 * 60));
  });

  it('stays fresh only until ten minutes after the sign-in', () => {
    const session = openSession().renewForRole('alumni', minutesLater(9));
    expect([session.isFresh(minutesLater(9)), session.isFresh(minutesLater(10))]).toEqual([true, false]);
  });
});
