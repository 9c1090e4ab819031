import { Connection } from '../../../domain/connections/connection';
import { ConnectionNotFound, daysAfter } from '../../../domain/connections/connection-state';
import { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import type { AlumniProfiles, StudentProfiles } from '../../profiles/ports/profiles';
import type { Blocks, ConnectionCounts, Connections, Relations, WaitList } from '../ports/connections';
import { NO_RELATION } from './in-memory-relations';
import { NOON } from './sample-connection';

export interface ConnectionStores {
  readonly connections: Connections;
  readonly counts: ConnectionCounts;
  readonly blocks: Blocks;
  readonly waitList: WaitList;
}

interface StoresWithProfiles extends ConnectionStores {
  readonly relations: Relations;
  readonly alumni: AlumniProfiles;
  readonly students: StudentProfiles;
}

/** Contract for every store of connections, blocks and wait lists, in PostgreSQL or in memory. */
export function describeConnections(name: string, open: () => Promise<StoresWithProfiles>): void {
  describe(`${name} keeps`, () => {
    let stores: StoresWithProfiles;
    beforeAll(async () => (stores = await open()));
    const later = (days: number): Date => daysAfter(NOON, days);

    async function saveRequest(fromUserId: number, toUserId: number, at = NOON): Promise<Connection> {
      const id = await stores.connections.nextId();
      const connection = Connection.request(id, { fromUserId, toUserId, mentorId: toUserId, message: 'Hi 🌱' }, at);
      await stores.connections.save(connection);
      return connection;
    }

    it('one connection per pair, found from either side and by ID', async () => {
      const { connections } = stores;
      expect(await connections.findBetween(1, 2)).toBeNull();
      expect(await connections.find(2_147_483_647)).toBeNull();
      await expect(connections.update(2_147_483_647, () => {})).rejects.toThrow(ConnectionNotFound);
      const connection = await saveRequest(1, 2);
      connection.askQuestion(2, 'Why?', later(1));
      connection.answerQuestion(1, 'So', later(2));
      connection.remind(later(5));
      await connections.save(connection);

      for (const found of [
        await connections.findBetween(1, 2),
        await connections.findBetween(2, 1),
        await connections.find(connection.id),
      ]) {
        expect(found!.snapshot()).toEqual(connection.snapshot());
      }
      expect(await connections.findBetween(1, 3)).toBeNull();
      connection.decline(2, 'No time', later(6));
      await connections.save(connection);
      connection.requestAgain({ fromUserId: 2, toUserId: 1, mentorId: null, message: 'Now?' }, later(7));
      connection.end(2, later(8));
      await connections.save(connection);
      expect((await connections.findBetween(1, 2))!.snapshot()).toEqual(connection.snapshot());
    });

    it('the counts for the limits', async () => {
      const { counts, connections } = stores;
      const [first] = [await saveRequest(11, 12), await saveRequest(11, 13), await saveRequest(14, 12)];
      expect(await counts.countPendingFrom(11)).toBe(2);
      expect(await counts.countPlacesTaken(12)).toBe(0);

      first.accept(12, NOON);
      await connections.save(first);
      expect(await counts.countPendingFrom(11)).toBe(1);
      expect(await counts.countPlacesTaken(12)).toBe(1);
      expect(await counts.countPlacesTaken(13)).toBe(0);
      await saveRequest(11, 15, later(1));
      expect(await counts.listFirstContactsSince(11, later(-1))).toEqual([NOON, NOON, later(1)]);
      expect(await counts.listFirstContactsSince(11, NOON)).toEqual([later(1)]);
      expect(await counts.listFirstContactsSince(12, later(-1))).toEqual([]);
    });

    it('questions asked openly, which count with the requests', async () => {
      const { counts } = stores;
      await saveRequest(81, 82);
      await counts.addQuestion(81, 5, later(1));
      await counts.addQuestion(83, 5, later(2));
      expect([await counts.countPendingFrom(81), await counts.countPendingFrom(83)]).toEqual([2, 1]);
      expect(await counts.listFirstContactsSince(81, later(-1))).toEqual([NOON, later(1)]);

      await counts.closeQuestion([81, 84], 5);
      await counts.closeQuestion([81], 6);
      expect([await counts.countPendingFrom(81), await counts.countPendingFrom(83)]).toEqual([1, 1]);
      expect(await counts.listFirstContactsSince(81, NOON)).toEqual([later(1)]);
    });

    it('due requests: reminders after three days, expiry after ten', async () => {
      const start = later(100);
      const day = (days: number): Date => daysAfter(start, days);
      const [oldest, old, questioned, answered, young] = [
        await saveRequest(21, 22, start),
        await saveRequest(21, 23, day(8)),
        await saveRequest(21, 24, day(8)),
        await saveRequest(21, 25, day(1)),
        await saveRequest(21, 26, day(10)),
      ] as const;
      questioned.askQuestion(24, 'Why?', day(9));
      answered.askQuestion(25, 'Why?', day(2));
      answered.answerQuestion(21, 'So', day(7));
      for (const one of [questioned, answered]) await stores.connections.save(one);

      const mine = [oldest, old, questioned, answered, young].map(({ id }) => id);
      const listUnanswered = async (now: Date) => {
        const { toRemind, toExpire } = await stores.counts.listUnanswered(now);
        return [toRemind, toExpire].map((ids) => ids.filter((id) => mine.includes(id)));
      };
      expect(await listUnanswered(day(2))).toEqual([[], []]);
      expect(await listUnanswered(day(11))).toEqual([[answered.id, old.id], [oldest.id]]);
      old.remind(day(11));
      await stores.connections.save(old);
      expect(await listUnanswered(day(11))).toEqual([[answered.id], [oldest.id]]);
      oldest.expire(day(11));
      await stores.connections.save(oldest);
      expect(await listUnanswered(day(18))).toEqual([[young.id], [answered.id, old.id, questioned.id]]);
    });

    it('blocks, latest first and without duplicates', async () => {
      const { blocks } = stores;
      await blocks.save(1, 2, NOON);
      await blocks.save(1, 2, later(5));
      await blocks.save(1, 3, later(1));
      expect(await blocks.listByBlocker(1)).toEqual([
        { userId: 3, blockedAt: later(1) },
        { userId: 2, blockedAt: NOON },
      ]);
      await blocks.save(7, 8, NOON);
      await blocks.save(7, 9, NOON);
      expect((await blocks.listByBlocker(7)).map(({ userId }) => userId)).toEqual([9, 8]);
      expect(await blocks.findBetween(1, 2)).toEqual({ byOne: true, byOther: false });
      expect(await blocks.findBetween(2, 1)).toEqual({ byOne: false, byOther: true });
      await blocks.delete(2, 1);
      await blocks.delete(1, 2);
      expect(await blocks.findBetween(1, 2)).toEqual({ byOne: false, byOther: false });
      expect(await blocks.listByBlocker(2)).toEqual([]);
    });

    it('what decides whether one person may contact another', async () => {
      const { relations, connections, blocks, alumni, students } = stores;
      const [ALUM, STUDENT] = [31, 32];
      expect(await relations.findBetween(ALUM, STUDENT)).toEqual(NO_RELATION);

      const connection = await saveRequest(STUDENT, ALUM);
      const requested = { status: 'pending', fromUserId: STUDENT };
      expect(await relations.findBetween(ALUM, STUDENT)).toEqual({ ...NO_RELATION, connection: requested });
      expect(await relations.findBetween(STUDENT, ALUM)).toEqual({ ...NO_RELATION, connection: requested });
      connection.accept(ALUM, NOON);
      await connections.save(connection);
      await blocks.save(STUDENT, ALUM, NOON);
      const alum = AlumniProfile.create(ALUM, null);
      alum.applyChoices({ allowStudentConnections: false }, false, NOON);
      await alumni.save(alum);
      const chosen = { ...NO_RELATION.choices, allowStudentConnections: false, maxMentees: 3 };
      expect(await relations.findBetween(STUDENT, ALUM)).toEqual({
        connection: { ...requested, status: 'connected' },
        blocks: { byOne: true, byOther: false },
        choices: chosen,
      });
      expect((await relations.findBetween(ALUM, STUDENT)).blocks).toEqual({ byOne: false, byOther: true });

      alum.applyChoices({ isProfileVisible: false }, false, NOON);
      await alumni.save(alum);
      const student = StudentProfile.create(STUDENT, false);
      await students.save(student);
      expect((await relations.findBetween(STUDENT, ALUM)).choices).toEqual({ ...chosen, isAlumniHidden: true });
      expect((await relations.findBetween(ALUM, STUDENT)).choices).toEqual(NO_RELATION.choices);
      student.chooseVisibility('private', false, NOON);
      await students.save(student);
      expect((await relations.findBetween(ALUM, STUDENT)).choices.isStudentPrivate).toBe(true);
    });

    it('wait lists, longest waiting first and without duplicates', async () => {
      const { waitList } = stores;
      await waitList.join(9, 5, NOON);
      await waitList.join(9, 4, later(1));
      await waitList.join(9, 5, later(2));
      await waitList.join(8, 4, NOON);
      expect(await waitList.listByMentor(9)).toEqual([5, 4]);
      expect(await waitList.listMentors()).toEqual([8, 9]);
      expect([await waitList.findJoinedAt(9, 5), await waitList.findJoinedAt(4, 9)]).toEqual([NOON, null]);
      await waitList.leave(9, 5);
      await waitList.leave(9, 5);
      expect(await waitList.listByMentor(9)).toEqual([4]);
    });
  });
}
