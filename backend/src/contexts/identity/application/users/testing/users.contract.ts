import { AccountChangedConcurrently, UserNotFound } from '../../../domain/users/errors';
import { EmailTaken, UsernameTaken } from '../../../domain/users/registration';
import type { UserId } from '../../../domain/users/user-state';
import type { Users } from '../ports/users';
import { anAlumnus, aUser, minutesLater } from './user-fixture';

/** Contract of every store of users, in PostgreSQL or in memory. */
export function describeUsers(name: string, open: () => Promise<Users>): void {
  describe(`${name} stores users`, () => {
    let users: Users;
    beforeEach(async () => (users = await open()));

    it('returns an added user', async () => {
      const user = aUser(await users.nextId(), anAlumnus());
      user.confirmEmail(user.email, minutesLater(5));
      await users.add(user);
      expect((await users.getById(user.id)).snapshot()).toEqual(user.snapshot());
    });

    it('returns a user without a confirmed address', async () => {
      const user = aUser(await users.nextId());
      await users.add(user);
      expect((await users.getById(user.id)).snapshot()).toEqual(user.snapshot());
    });

    it('never returns the same ID twice', async () => {
      const keys = await Promise.all(Array.from({ length: 20 }, () => users.nextId()));
      expect(new Set(keys).size).toBe(20);
    });

    it('finds a user by username, ignoring case', async () => {
      const user = aUser(await users.nextId(), { username: 'Robin' });
      await users.add(user);
      expect((await users.findByUsername('rOBIN'))?.id).toBe(user.id);
    });

    it('finds a user by address, ignoring case', async () => {
      const user = aUser(await users.nextId(), { email: 'robin@example.org' });
      await users.add(user);
      expect((await users.findByEmail('Robin@Example.ORG'))?.id).toBe(user.id);
      expect(await users.findByEmail('nobody@example.org')).toBeNull();
    });

    it('finds no user with an unknown username', async () => {
      expect(await users.findByUsername('nobody')).toBeNull();
    });

    it('lists users whose suspension ends at a moment or before, the earliest first', async () => {
      const suspended = async (username: string, until: Date | null) => {
        const user = aUser(await users.nextId(), { username, email: `${username}@example.org` });
        await users.add(user);
        user.suspend({ until, reason: null }, minutesLater(0));
        await users.save(user);
        return user.id;
      };
      await suspended('ends-later', minutesLater(61));
      const endingNowId = await suspended('ends-now', minutesLater(60));
      const endedBeforeId = await suspended('ends-before', minutesLater(59));
      await suspended('never-ends', null);
      await users.add(aUser(await users.nextId(), { username: 'welcome', email: 'welcome@example.org' }));

      expect(await users.listIdsWithSuspensionEndedBy(minutesLater(60))).toEqual([endedBeforeId, endingNowId]);
      expect(await users.listIdsWithSuspensionEndedBy(minutesLater(58))).toEqual([]);
    });

    it('lists users whose time to cancel the deletion is over at a moment, the longest overdue first', async () => {
      const close = async (username: string, closedAt: Date) => {
        const user = aUser(await users.nextId(), { username, email: `${username}@example.org` });
        await users.add(user);
        user.close('keep', closedAt);
        await users.save(user);
        return user.id;
      };
      await close('due-later', minutesLater(2));
      const dueNowId = await close('due-now', minutesLater(1));
      const overdueId = await close('overdue', minutesLater(0));
      await users.add(aUser(await users.nextId(), { username: 'staying', email: 'staying@example.org' }));

      const fortnight = 14 * 24 * 60;
      expect(await users.listIdsDueForErasure(minutesLater(fortnight + 1))).toEqual([overdueId, dueNowId]);
      expect(await users.listIdsDueForErasure(minutesLater(fortnight - 1))).toEqual([]);
    });

    it('throws UserNotFound for an unknown user', async () => {
      await expect(users.getById(999_999 as UserId)).rejects.toThrow(UserNotFound);
    });

    it('rejects a taken username, ignoring case', async () => {
      await users.add(aUser(await users.nextId(), { username: 'Robin', email: 'one@example.org' }));
      const second = aUser(await users.nextId(), { username: 'robin', email: 'two@example.org' });
      await expect(users.add(second)).rejects.toThrow(UsernameTaken);
    });

    it('rejects a taken address, ignoring case', async () => {
      await users.add(aUser(await users.nextId(), { username: 'one', email: 'Robin@Example.org' }));
      const second = aUser(await users.nextId(), { username: 'two', email: 'robin@example.org' });
      await expect(users.add(second)).rejects.toThrow(EmailTaken);
    });

    it('reports the username when both username and address are taken', async () => {
      await users.add(aUser(await users.nextId()));
      await expect(users.add(aUser(await users.nextId()))).rejects.toThrow(UsernameTaken);
    });

    it('adds one of several users with the same username under concurrent calls', async () => {
      const twins = await Promise.all(
        Array.from({ length: 8 }, async (_, n) => aUser(await users.nextId(), { email: `twin${n}@example.org` })),
      );
      const outcomes = await Promise.allSettled(twins.map((twin) => users.add(twin)));
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    });

    it('saves a change', async () => {
      const user = aUser(await users.nextId());
      await users.add(user);
      const found = await users.getById(user.id);
      found.confirmEmail(found.email, minutesLater(1));
      await users.save(found);
      expect((await users.getById(user.id)).isEmailConfirmed).toBe(true);
    });

    it('saves a pending address, and the address that replaces the old one', async () => {
      const user = aUser(await users.nextId());
      await users.add(user);
      const asking = await users.getById(user.id);
      asking.requestEmailChange('new@example.org', minutesLater(1));
      await users.save(asking);
      const changing = await users.getById(user.id);
      expect([changing.email, changing.pendingEmail]).toEqual(['robin@example.org', 'new@example.org']);
      changing.changeEmail('new@example.org', minutesLater(2));
      await users.save(changing);
      const changed = await users.getById(user.id);
      expect([changed.email, changed.pendingEmail]).toEqual(['new@example.org', null]);
    });

    it('rejects a new address that another user has taken since', async () => {
      const user = aUser(await users.nextId(), { username: 'one', email: 'one@example.org' });
      await users.add(user);
      await users.add(aUser(await users.nextId(), { username: 'two', email: 'Two@example.org' }));
      const changing = await users.getById(user.id);
      changing.requestEmailChange('two@example.org', minutesLater(1));
      changing.changeEmail('two@example.org', minutesLater(2));
      await expect(users.save(changing)).rejects.toThrow(EmailTaken);
    });

    it('rejects saving a user that was changed concurrently', async () => {
      const user = aUser(await users.nextId());
      await users.add(user);
      const [first, second] = [await users.getById(user.id), await users.getById(user.id)];
      await users.save(first);
      await expect(users.save(second)).rejects.toThrow(AccountChangedConcurrently);
    });
  });
}
