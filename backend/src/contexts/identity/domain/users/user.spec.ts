import { anAlumnus, aRegistration, aUser, HASH, later, NOON } from '../../application/users/testing/user-fixture';
import { TokenInvalid } from './errors';
import { EmailConfirmed, UserRegistered } from '../../integration-events/account-events';
import type { UserId } from './user-state';
import { User } from './user';

const id = 1 as UserId;

describe('registering', () => {
  it('publishes only the ID and role of the user', () => {
    const user = User.register(id, aRegistration(anAlumnus()), HASH, NOON);
    expect(user.releaseEvents()).toStrictEqual([new UserRegistered(id, 'alumni', NOON)]);
  });
});

describe('confirming an address', () => {
  it('publishes an event', () => {
    const user = aUser(id);
    user.confirmEmail('robin@example.org', later(1));
    expect(user.releaseEvents()).toEqual([new EmailConfirmed(id, later(1))]);
  });

  it('changes nothing the second time', () => {
    const user = aUser(id);
    user.confirmEmail('robin@example.org', later(1));
    user.releaseEvents();
    user.confirmEmail('robin@example.org', later(2));
    expect([user.snapshot().emailVerifiedAt, user.releaseEvents()]).toEqual([later(1), []]);
  });

  it('rejects a link that was sent to another address', () => {
    expect(() => aUser(id).confirmEmail('former@example.org', NOON)).toThrow(TokenInvalid);
  });
});

describe('a password', () => {
  it('is another one after it was set', () => {
    const [before, after] = [aUser(id), aUser(id)];
    after.setPassword('$argon2id$other', later(1));
    expect(after.hasPasswordOf(before)).toBe(false);
  });

  it('stays the same when only its hash is replaced', () => {
    const [before, after] = [aUser(id), aUser(id)];
    after.replaceHash('$argon2id$stronger');
    expect(after.hasPasswordOf(before)).toBe(true);
  });
});
