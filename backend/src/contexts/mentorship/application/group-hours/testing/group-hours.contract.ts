import type { Transactions } from '../../../../../shared/application/transactions';
import { GroupHour } from '../../../domain/group-hours/group-hour';
import {
  GroupHourNotFound,
  type GroupHourPlan,
  GroupHourTimeConflict,
} from '../../../domain/group-hours/group-hour-state';
import { REMINDER_WINDOWS } from '../../../domain/meetings/meeting-reminder';
import { anHour, hoursAfter, NOON } from '../../meetings/testing/sample-meeting';
import type { GroupHourReader, GroupHours, GroupHoursQuery } from '../ports/group-hours';
import { aGroupHourPlan } from './sample-group-hour';

export interface GroupHourStores {
  readonly groupHours: GroupHours;
  readonly reader: GroupHourReader;
  readonly transactions: Transactions;
  /** Makes an alum findable. */
  readonly addHost: (userId: number) => Promise<void>;
}

const DAY_QUERY = { now: NOON, limit: 9, after: null } as const;

/** The contract of every store of group hours, in PostgreSQL or in a Map. */
export function describeGroupHours(name: string, open: () => Promise<GroupHourStores>): void {
  describe(`group hours in ${name}`, () => {
    let stores: GroupHourStores;
    beforeAll(async () => (stores = await open()));

    async function save(overrides: Partial<GroupHourPlan>, ...guestIds: number[]): Promise<GroupHour> {
      const plan = aGroupHourPlan(overrides);
      await stores.addHost(plan.hostId);
      const id = await stores.groupHours.nextId();
      const groupHour = GroupHour.offer(id, `room-${id}`, plan, NOON);
      for (const userId of guestIds) groupHour.join(userId, null, NOON);
      await stores.groupHours.save(groupHour);
      return groupHour;
    }
    const idsOf = async (viewerId: number, query: Partial<GroupHoursQuery> = {}) =>
      (await stores.reader.list(viewerId, { list: 'own', ...DAY_QUERY, ...query })).map(({ id }) => id);

    it('are stored unchanged, with the students who joined in this order', async () => {
      const { groupHours, reader } = stores;
      expect(await groupHours.find(2_147_483_647)).toBeNull();
      await expect(groupHours.update(2_147_483_647, () => {})).rejects.toThrow(GroupHourNotFound);
      const groupHour = await save({ hostId: 11, meetingUrl: 'https://meet.example.org/ä?b=1' });
      groupHour.join(13, 'Is it loud?\n🌱', NOON);
      groupHour.join(12, null, hoursAfter(NOON, 1));
      await groupHours.save(groupHour);
      expect((await groupHours.find(groupHour.id))!.snapshot()).toEqual(groupHour.snapshot());

      groupHour.leave(13, hoursAfter(NOON, 2));
      groupHour.changeQuestion(12, 'And the food?', hoursAfter(NOON, 2));
      groupHour.cancel(11, 'I am ill', hoursAfter(NOON, 3));
      await groupHours.save(groupHour);
      expect((await groupHours.find(groupHour.id))!.snapshot()).toEqual(groupHour.snapshot());
      expect(await reader.findById(12, groupHour.id, false)).toMatchObject({ guests: [{ userId: 12 }] });
    });

    it('never overlap for a person, as host or guest, until they leave or it is canceled', async () => {
      const { groupHours } = stores;
      const first = await save({ hostId: 21, places: 8 }, 22);
      const late = { ...anHour(24.5) };
      await expect(save({ hostId: 21, ...late })).rejects.toThrow(GroupHourTimeConflict);
      await expect(save({ hostId: 22, ...late })).rejects.toThrow(GroupHourTimeConflict);
      await expect(save({ hostId: 23, ...late }, 22)).rejects.toThrow(GroupHourTimeConflict);
      await save({ hostId: 24, ...anHour(25) }, 22);
      await groupHours.update(first.id, (groupHour) => groupHour.leave(22, NOON));
      await save({ hostId: 25 }, 22);
      await groupHours.update(first.id, (groupHour) => groupHour.cancel(21, null, NOON));
      await save({ hostId: 21 });
    });

    it('are listed for the host and those who joined until they end, and for others until they begin', async () => {
      const [late, early] = [await save({ hostId: 31, ...anHour(30) }, 32), await save({ hostId: 31 }, 32, 33)];
      const cancelled = await save({ hostId: 31, ...anHour(40) }, 32);
      await stores.groupHours.update(cancelled.id, (groupHour) => groupHour.cancel(31, null, NOON));
      for (const userId of [31, 32]) expect(await idsOf(userId)).toEqual([early.id, late.id, cancelled.id]);
      expect(await idsOf(33)).toEqual([early.id]);
      expect(await idsOf(31, { limit: 1 })).toEqual([early.id]);
      const after = { at: early.snapshot().startTime, id: early.id };
      expect(await idsOf(31, { limit: 1, after })).toEqual([late.id]);
      expect(await idsOf(31, { now: hoursAfter(NOON, 24.5) })).toEqual([early.id, late.id, cancelled.id]);
      expect(await idsOf(31, { now: hoursAfter(NOON, 25) })).toEqual([late.id, cancelled.id]);

      const openOfHost = { list: 'open', hostId: 31 } as const;
      expect(await idsOf(34, openOfHost)).toEqual([early.id, late.id]);
      expect(await idsOf(34, { ...openOfHost, now: hoursAfter(NOON, 24) })).toEqual([late.id]);
      expect(await idsOf(31, openOfHost)).toEqual([]);
      expect(await stores.reader.countUpcoming(31, NOON)).toBe(2);
      const since = await stores.reader.listSince(32, hoursAfter(NOON, 31), 9);
      expect(since.map(({ id }) => id)).toEqual([cancelled.id, late.id]);
    });

    it('are found by those who can join only while they are open', async () => {
      const { groupHours, reader } = stores;
      const { id } = await save({ hostId: 41 }, 42);
      const isFound = async (userId: number, isOpenFound: boolean) =>
        (await reader.findById(userId, id, isOpenFound)) !== null;
      expect([await isFound(43, true), await isFound(43, false), await isFound(42, false)]).toEqual([
        true,
        false,
        true,
      ]);
      await groupHours.update(id, (groupHour) => groupHour.cancel(41, null, NOON));
      expect([await isFound(43, true), await isFound(42, false), await isFound(41, false)]).toEqual([
        false,
        true,
        true,
      ]);
    });

    it('are locked with their hosts for a person, as host or guest, if they are upcoming', async () => {
      const { groupHours, transactions } = stores;
      const [own, joined] = [await save({ hostId: 51 }), await save({ hostId: 52, ...anHour(26) }, 51)];
      await transactions.run(async () => {
        expect(await groupHours.lockUpcoming(51, NOON)).toEqual([own.id, joined.id]);
        expect(await groupHours.lockUpcoming(51, NOON, 52)).toEqual([joined.id]);
        expect(await groupHours.lockUpcoming(51, hoursAfter(NOON, 24))).toEqual([joined.id]);
        expect(await groupHours.lockUpcoming(53, NOON)).toEqual([]);
      });
    });

    it('have one reminder of each kind for everyone who joined before it was due', async () => {
      const { groupHours } = stores;
      const groupHour = await save({ hostId: 61, places: 8, ...anHour(100) }, 62);
      groupHour.join(63, null, hoursAfter(NOON, 90));
      await groupHours.save(groupHour);
      const claim = async (kind: 'day' | 'quarter', hours: number) =>
        (await groupHours.claimReminders(kind, REMINDER_WINDOWS[kind], hoursAfter(NOON, hours)))
          .filter(({ groupHourId }) => groupHourId === groupHour.id)
          .map(({ userId }) => userId);
      expect(await claim('day', 75.9)).toEqual([]);
      expect(await claim('day', 76)).toEqual([61, 62]);
      expect(await claim('day', 77)).toEqual([]);
      expect(await claim('quarter', 99.8)).toEqual([61, 62, 63]);
      expect(await claim('quarter', 99.9)).toEqual([]);
    });
  });
}
