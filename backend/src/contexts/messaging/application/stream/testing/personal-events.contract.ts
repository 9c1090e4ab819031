import type { PersonalEvents } from '../ports/stream-events';

const [robin, kim, sasha] = [1, 2, 3] as const;
const CONNECTIONS_CHANGED = { type: 'connections.changed' } as const;

/** Contract tests of the event stores, in PostgreSQL and in lists. */
export function describePersonalEvents(name: string, open: () => Promise<PersonalEvents>): void {
  describe(`${name}: personal events`, () => {
    let events: PersonalEvents;
    beforeEach(async () => {
      events = await open();
    });

    const meeting = (meetingId: number) => ({ type: 'meetings.changed', meetingId }) as const;
    const of = async (userId: number, after = 0, limit = 100) =>
      (await events.findAfter([{ userId, after }], limit)).get(userId) ?? [];

    it('are numbered per person', async () => {
      await events.publish([robin, kim], meeting(5));
      await events.publish([kim], CONNECTIONS_CHANGED);

      expect(await of(robin)).toEqual([{ id: 1, type: 'meetings.changed', data: { meetingId: 5 } }]);
      expect(await of(kim)).toEqual([
        { id: 1, type: 'meetings.changed', data: { meetingId: 5 } },
        { id: 2, type: 'connections.changed', data: {} },
      ]);
    });

    it('are written once for a person who is named twice', async () => {
      await events.publish([robin, robin], CONNECTIONS_CHANGED);
      expect(await of(robin)).toHaveLength(1);
    });

    it('are not written for erased accounts', async () => {
      await events.publish([-4, robin], CONNECTIONS_CHANGED);
      expect(await of(robin)).toHaveLength(1);
      expect(await of(-4)).toEqual([]);
    });

    it('are found after an ID, up to a limit', async () => {
      for (const n of [1, 2, 3, 4]) await events.publish([robin], meeting(n));

      expect((await of(robin, 1, 2)).map(({ id }) => id)).toEqual([2, 3]);
      expect(await of(robin, 4)).toEqual([]);
      expect([...(await events.findAfter([], 10)).keys()]).toEqual([]);
    });

    it('are found for several people, each after their own ID', async () => {
      for (const n of [1, 2]) await events.publish([robin, kim], meeting(n));
      const found = await events.findAfter(
        [
          { userId: robin, after: 0 },
          { userId: kim, after: 1 },
          { userId: sasha, after: 0 },
        ],
        10,
      );

      expect([...found].map(([userId, { length }]) => [userId, length])).toEqual([
        [robin, 2],
        [kim, 1],
      ]);
    });

    it('have a last and an oldest ID', async () => {
      expect(await events.findEventRange(robin)).toEqual({ lastId: 0, oldestId: null });
      for (const n of [1, 2]) await events.publish([robin], meeting(n));
      expect(await events.findEventRange(robin)).toEqual({ lastId: 2, oldestId: 1 });
    });

    it('are exported without the IDs of other people', async () => {
      await events.publish([robin], { type: 'conversation.read', userId: 4_711 });
      const stored = await events.export(robin);

      expect(stored).toMatchObject({
        liveUpdates: [{ id: 1, type: 'conversation.read' }],
        liveUpdatesCounted: [{ last_id: 1 }],
      });
      expect(JSON.stringify(stored)).not.toContain('4711');
    });

    it('are deleted with the account', async () => {
      await events.publish([robin, kim], CONNECTIONS_CHANGED);
      await events.erase(robin);

      expect([await of(robin), await of(kim)]).toMatchObject([[], [{ id: 1 }]]);
      expect(await events.findEventRange(robin)).toEqual({ lastId: 0, oldestId: null });
    });
  });
}
