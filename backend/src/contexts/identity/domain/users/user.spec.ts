import {
  anAlumnus,
  aRegistration,
  aUser,
  HASH,
  minutesLater,
  NOON,
} from '../../application/users/testing/user-fixture';
import { TokenInvalid } from './errors';
import { EmailConfirmed, UserRegistered } from '../../integration-events/account-events';
import type { UserId } from './user-state';
import { User } from './user';

const id = 1 as UserId;

describe('registering', () => {
  it('publishes only the ID and role of the user', () => {
    const user = User.register(id, aRegistration(anAlumnus()), HASH, NOON);
    expect(user.pullEvents()).toStrictEqual([new UserRegistered(id, 'alumni', NOON)]);
  });
});

describe('confirming an address', () => {
  it('publishes an event', () => {
    const user = aUser(id);
    user.confirmEmail('robin@example.org', minutesLater(1));
    expect(user.pullEvents()).toEqual([new EmailConfirmed(id, minutesLater(1))]);
  });

  it('changes nothing the second time', () => {
    const user = aUser(id);
    user.confirmEmail('robin@example.org', minutesLater(1));
    user.pullEvents();
    user.confirmEmail('robin@example.org', minutesLater(2));
    expect([user.snapshot().emailVerifiedAt, user.pullEvents()]).toEqual([minutesLater(1), []]);
  });

  it('rejects a link that was sent to another address', () => {
    expect(() => aUser(id).confirmEmail('former@example.org', NOON)).toThrow(TokenInvalid);
  });
});

describe('a password', () => {
  it('is another one after it was set', () => {
    const [before, after] = [aUser(id), aUser(id)];
    after.setPassword('$argon2id$other', minutesLater(1));
    expect(after.hasSamePasswordAs(before)).toBe(false);
  });

  it('stays the same when only its hash is replaced', () => {
    const [before, after] = [aUser(id), aUser(id)];
    after.upgradePasswordHash('$argon2id$stronger');
    expect(after.hasSamePasswordAs(before)).toBe(true);
  });
});
