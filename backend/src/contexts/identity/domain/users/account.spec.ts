import { aUser, later, NOON } from '../../application/users/testing/user-fixture';
import { Session } from '../sessions/session';
import { NotForMinors } from './age';
import { RoleIsFixed, TokenInvalid } from './errors';
import { EmailChangeAsked, EmailChanged, PasswordChanged, RoleChanged } from './events';
import { User } from './user';

describe('an address that someone wants', () => {
  it('takes the place of the old one once it is confirmed', () => {
    const robin = aUser(1);
    robin.requestEmailChange('New@example.org', later(1));
    expect([robin.email, robin.pendingEmail]).toEqual(['robin@example.org', 'New@example.org']);
    robin.changeEmail('new@example.org', later(2));
    expect(robin.snapshot()).toMatchObject({ email: 'New@example.org', pendingEmail: null, emailVerifiedAt: later(2) });
    expect(robin.releaseEvents()).toEqual([
      new EmailChangeAsked(robin.id, later(1)),
      new EmailChanged(robin.id, later(2)),
    ]);
  });

  it('is not taken when the person wants another by now, or none', () => {
    const robin = aUser(1);
    expect(() => robin.changeEmail('new@example.org', NOON)).toThrow(TokenInvalid);
    robin.requestEmailChange('first@example.org', NOON);
    robin.requestEmailChange('second@example.org', NOON);
    expect(() => robin.changeEmail('first@example.org', NOON)).toThrow(TokenInvalid);
    robin.cancelEmailChange();
    expect(() => robin.changeEmail('second@example.org', NOON)).toThrow(TokenInvalid);
  });

  it('is off with a new password', () => {
    const robin = aUser(1);
    robin.requestEmailChange('thief@example.org', NOON);
    robin.releaseEvents();
    robin.setPassword('another hash', later(1));
    expect([robin.pendingEmail, robin.releaseEvents()]).toEqual([null, [new PasswordChanged(robin.id, later(1))]]);
  });
});

describe('another role', () => {
  it('publishes an event, unless it is the same', () => {
    const robin = aUser(1);
    robin.changeRole('student', NOON);
    expect(robin.releaseEvents()).toEqual([]);
    robin.changeRole('alumni', later(1));
    expect([robin.role, robin.releaseEvents()]).toEqual([
      'alumni',
      [new RoleChanged(robin.id, 'student', 'alumni', later(1))],
    ]);
  });

  it.each(['alumni', 'college_admin'] as const)('is %s for no one under 18', (role) => {
    const minor = aUser(1, { birthDate: '2008-03-02' });
    expect(() => minor.changeRole(role, NOON)).toThrow(NotForMinors);
    expect(minor.role).toBe('student');
    aUser(2, { birthDate: '2008-03-01' }).changeRole(role, NOON);
  });

  it('is always student for someone under 18', () => {
    const minor = User.restore({ ...aUser(1, { birthDate: '2008-03-02' }).snapshot(), role: 'college_admin' });
    minor.changeRole('student', NOON);
    expect(minor.role).toBe('student');
  });

  it('is for no one whose birth date is unknown', () => {
    const dean = User.restore({ ...aUser(1).snapshot(), role: 'college_admin', birthDate: null });
    expect(() => dean.changeRole('student', NOON)).toThrow(RoleIsFixed);
  });
});

describe('a session under another secret', () => {
  const opened = () => Session.open(aUser(1), { network: '203.0.113.0/24', device: 'Firefox on Linux' }, NOON);

  it('lasts no longer, and less long where the role asks for it', () => {
    const asAlumna = opened().continueAs('alumni', later(60));
    expect(asAlumna.snapshot().endsAt).toEqual(opened().snapshot().endsAt);
    const asAdministrator = opened().continueAs('college_admin', later(60));
    expect(asAdministrator.snapshot().endsAt).toEqual(later(60 + 12 * 60));
  });

  it('is as fresh as the sign-in', () => {
    const session = opened().continueAs('alumni', later(9));
    expect([session.isFresh(later(9)), session.isFresh(later(10))]).toEqual([true, false]);
  });
});
