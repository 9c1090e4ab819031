import type { UserId } from '../../../domain/users/user-state';
import { Session } from '../../../domain/sessions/session';
import { minutesLater } from '../../users/testing/user-fixture';
import type { Sessions } from '../ports/sessions';

const from = { network: '203.0.113.0/24', device: 'Firefox on Linux' };
const secret = (n: number): string => `secret-number-${n}`;

interface Opened {
  sessions: Sessions;
  /** IDs of existing users. */
  robin: UserId;
  kim: UserId;
}

/** Contract for every session store, in PostgreSQL or in memory. */
export function describeSessions(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps sessions`, () => {
    let { sessions, robin, kim }: Opened = {} as Opened;
    beforeEach(async () => ({ sessions, robin, kim } = await open()));

    const aSession = (userId: UserId, minutes = 0): Session =>
      Session.open({ id: userId, role: 'student' }, from, minutesLater(minutes));

    it('returns the owner of an ended session', async () => {
      await sessions.open(secret(1), aSession(robin));
      expect(await sessions.end(secret(1))).toBe(robin);
    });

    it('ends a session only once', async () => {
      await sessions.open(secret(1), aSession(robin));
      await sessions.end(secret(1));
      expect(await sessions.end(secret(1))).toBeNull();
    });

    it('ends all sessions of one user and no others', async () => {
      await sessions.open(secret(1), aSession(robin));
      await sessions.open(secret(2), aSession(robin));
      await sessions.open(secret(3), aSession(kim));
      await sessions.endByUserId(robin);
      expect([await sessions.end(secret(1)), await sessions.end(secret(2)), await sessions.end(secret(3))]).toEqual([
        null,
        null,
        kim,
      ]);
    });

    it('ends all sessions of one user except the given one', async () => {
      await sessions.open(secret(1), aSession(robin));
      await sessions.open(secret(2), aSession(robin));
      await sessions.endByUserId(robin, secret(2));
      expect([await sessions.end(secret(1)), await sessions.end(secret(2))]).toEqual([null, robin]);
    });

    it('finds a session by its secret', async () => {
      await sessions.open(secret(1), aSession(robin));
      expect((await sessions.find(secret(1)))?.snapshot()).toMatchObject(aSession(robin).snapshot());
      expect(await sessions.find(secret(2))).toBeNull();
    });

    it('lists the sessions of one user, newest first, and marks the current one', async () => {
      await sessions.open(secret(1), aSession(robin));
      await sessions.open(secret(2), aSession(robin, 5));
      await sessions.open(secret(3), aSession(kim));
      const listed = await sessions.listByUserId(robin, secret(1));
      expect(listed.map(({ openedAt, isCurrent }) => [openedAt, isCurrent])).toEqual([
        [minutesLater(5), false],
        [minutesLater(0), true],
      ]);
      expect(listed[0]).toMatchObject({ ...from, userId: robin });
    });

    it('ends a listed session once, and only for its owner', async () => {
      await sessions.open(secret(1), aSession(robin));
      await sessions.open(secret(2), aSession(robin, 5));
      const [newest] = await sessions.listByUserId(robin, secret(1));
      expect(await sessions.endById(kim, newest!.id)).toBe(false);
      expect(await sessions.endById(robin, newest!.id)).toBe(true);
      expect(await sessions.endById(robin, newest!.id)).toBe(false);
      expect([await sessions.end(secret(1)), await sessions.end(secret(2))]).toEqual([robin, null]);
    });

    it('ends the oldest session when there are too many', async () => {
      for (let n = 0; n <= Session.MAX_PER_USER; n++) await sessions.open(secret(n), aSession(robin, n));
      expect([await sessions.end(secret(0)), await sessions.end(secret(1))]).toEqual([null, robin]);
    });

    it('keeps the allowed number when sessions are opened concurrently', async () => {
      const indexes = Array.from({ length: Session.MAX_PER_USER + 5 }, (_, n) => n);
      await Promise.all(indexes.map((n) => sessions.open(secret(n), aSession(robin, n))));
      const ended = await Promise.all(indexes.map((n) => sessions.end(secret(n))));
      expect(ended.filter((owner) => owner === robin)).toHaveLength(Session.MAX_PER_USER);
    });
  });
}
