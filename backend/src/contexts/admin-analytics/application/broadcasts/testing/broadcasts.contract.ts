import { Broadcast, type BroadcastDraft, type BroadcastState } from '../../../domain/broadcasts/broadcast';
import { BroadcastNotFound, BroadcastAwaitsDecision } from '../../../domain/broadcasts/errors';
import type { BroadcastAnswers, BroadcastDeliveries, Broadcasts } from '../ports/broadcasts';

const MONDAY = new Date('2026-03-02T12:00:00Z');
const TUESDAY = new Date('2026-03-03T12:00:00Z');
const draft: Omit<BroadcastDraft, 'id'> = {
  collegeId: 1,
  subject: 'Open day',
  content: 'Visit us on Saturday.',
  createdBy: 7,
  createdAt: MONDAY,
};

export interface OpenedStores {
  readonly broadcasts: Broadcasts;
  readonly deliveries: BroadcastDeliveries;
  readonly answers: BroadcastAnswers;
  /** Makes students allow messages from a college. */
  allow(collegeId: number, studentIds: readonly number[]): Promise<void>;
}

/** Contract tests for the stores of messages to students, in PostgreSQL or in memory. */
export function describeBroadcastStores(name: string, open: () => Promise<OpenedStores>): void {
  describe(`${name} stores messages of colleges to students`, () => {
    let stores: OpenedStores;
    beforeEach(async () => (stores = await open()));
    const addBroadcast = async (change: Partial<BroadcastDraft> = {}): Promise<BroadcastState> => {
      const { broadcasts } = stores;
      const broadcast = Broadcast.write({ ...draft, id: await broadcasts.nextId(), ...change }, null);
      await broadcasts.save(broadcast);
      return broadcast.snapshot();
    };
    const send = (id: number) =>
      stores.broadcasts.update(id, (one) => one.send(8, { hasColleague: true, delivered: '10+' }, TUESDAY));

    it('returns a message as it was added, and the decision about it', async () => {
      const { broadcasts } = stores;
      const one = await addBroadcast();
      expect((await broadcasts.find(one.id))!.snapshot()).toEqual(one);
      expect(one).toMatchObject({ ...draft, status: 'waiting', decidedAt: null, delivered: null });
      await send(one.id);

      const decision = { status: 'sent', decidedBy: 8, decidedAt: TUESDAY, delivered: '10+' };
      expect((await broadcasts.find(one.id))!.snapshot()).toEqual({ ...one, ...decision });
      expect(await broadcasts.find(one.id + 1)).toBeNull();
      await expect(send(one.id + 1)).rejects.toThrow(BroadcastNotFound);
    });

    it('allows only one waiting message per college', async () => {
      await addBroadcast();
      await expect(addBroadcast()).rejects.toThrow(BroadcastAwaitsDecision);
      await addBroadcast({ collegeId: 2 });
    });

    it('finds the newest waiting or sent message, and lists all newest first', async () => {
      const { broadcasts } = stores;
      const first = await addBroadcast();
      await send(first.id);
      const second = await addBroadcast();
      await broadcasts.update(second.id, (one) => one.withdraw(7, TUESDAY));
      await addBroadcast({ collegeId: 2 });

      expect((await broadcasts.findLatest(1))?.id).toBe(first.id);
      expect(await broadcasts.findLatest(3)).toBeNull();
      const ids = async (page: { limit: number; before: number | null }) =>
        (await broadcasts.list(1, page)).map(({ id }) => id);
      expect(await ids({ limit: 9, before: null })).toEqual([second.id, first.id]);
      expect(await ids({ limit: 1, before: null })).toEqual([second.id]);
      expect(await ids({ limit: 9, before: second.id })).toEqual([first.id]);
    });

    it('finds the students who allow messages, page by page', async () => {
      await stores.allow(1, [5, 3, 4]);
      await stores.allow(2, [9]);
      const { deliveries } = stores;

      expect(await deliveries.listSubscribers(1, MONDAY, { after: 0, limit: 2 })).toEqual([3, 4]);
      expect(await deliveries.listSubscribers(1, MONDAY, { after: 4, limit: 2 })).toEqual([5]);
    });

    it('delivers once to each student, and marks it as read per student', async () => {
      const { deliveries } = stores;
      const { id, collegeId, subject, content } = await addBroadcast();
      expect(await deliveries.save(id, [3, 4], MONDAY)).toEqual([3, 4]);
      expect(await deliveries.save(id, [4, 5], TUESDAY)).toEqual([5]);
      expect(await deliveries.save(id, [], TUESDAY)).toEqual([]);

      const message = { id, collegeId, subject, content, deliveredAt: MONDAY, readAt: null };
      expect(await deliveries.listInbox(4, { limit: 9, before: null })).toEqual([message]);
      expect(await deliveries.listInbox(4, { limit: 9, before: id })).toEqual([]);
      expect(await deliveries.markRead(id, 4, TUESDAY)).toBe(true);
      expect(await deliveries.markRead(id, 4, MONDAY)).toBe(true);
      expect(await deliveries.find(id, 4)).toEqual({ ...message, readAt: TUESDAY });
      expect(await deliveries.find(id, 3)).toEqual(message);
      expect(await deliveries.find(id, 6)).toBeNull();
      expect(await deliveries.markRead(id, 6, MONDAY)).toBe(false);
    });

    it('stores answers by student, oldest first', async () => {
      const { deliveries, answers } = stores;
      const { id } = await addBroadcast();
      await deliveries.save(id, [3, 4], MONDAY);
      const text = { broadcastId: id, isByCollege: false, writtenBy: null, createdAt: MONDAY };
      const one = await answers.save({ ...text, studentId: 4, content: 'Is there parking?' });
      const two = await answers.save({ ...text, studentId: 3, content: 'Thanks!' });
      const back = { ...text, studentId: 4, content: 'Yes.', isByCollege: true, writtenBy: 7 };
      const three = await answers.save(back);

      expect(three).toEqual({ ...back, id: three.id });
      expect(await answers.listByStudent(4, [id])).toEqual([one, three]);
      expect(await answers.listByStudent(4, [id + 1])).toEqual([]);
      expect(await answers.listExchanges(id, [3, 4])).toEqual([one, two, three]);
      expect(await answers.listStudents(id, { after: 0, limit: 9 })).toEqual([3, 4]);
      expect(await answers.listStudents(id, { after: 3, limit: 9 })).toEqual([4]);
      expect(await answers.countStudents([id, id + 1])).toEqual(new Map([[id, 2]]));
    });
  });
}
