import type { PersonalEvents } from '../ports/stream-events';

const [robin, kim, sasha] = [1, 2, 3] as const;
const CHANGED = { type: 'connections.changed' } as const;

/** What every keeper of events must do, whether it keeps them in PostgreSQL or in lists. */
export function describePersonalEvents(name: string, open: () => Promise<PersonalEvents>): void {
  describe(`${name} keeps what has changed for people`, () => {
    let events: PersonalEvents;
    beforeEach(async () => {
      events = await open();
    });

    const meeting = (meetingId: number) => ({ type: 'meetings.changed', meetingId }) as const;
    const of = async (userId: number, after = 0, limit = 100) =>
      (await events.after([{ userId, after }], limit)).get(userId) ?? [];

    it('in the order of each person', async () => {
      await events.publish([robin, kim], meeting(5));
      await events.publish([kim], CHANGED);

      expect(await of(robin)).toEqual([{ id: 1, type: 'meetings.changed', data: { meetingId: 5 } }]);
      expect(await of(kim)).toEqual([
        { id: 1, type: 'meetings.changed', data: { meetingId: 5 } },
        { id: 2, type: 'connections.changed', data: {} },
      ]);
    });

    it('once for a person who is named twice', async () => {
      await events.publish([robin, robin], CHANGED);
      expect(await of(robin)).toHaveLength(1);
    });

    it('not for people whose accounts are gone', async () => {
      await events.publish([-4, robin], CHANGED);
      expect(await of(robin)).toHaveLength(1);
      expect(await of(-4)).toEqual([]);
    });

    it('and finds what comes after an id, a few at a time', async () => {
      for (const n of [1, 2, 3, 4]) await events.publish([robin], meeting(n));

      expect((await of(robin, 1, 2)).map(({ id }) => id)).toEqual([2, 3]);
      expect(await of(robin, 4)).toEqual([]);
      expect([...(await events.after([], 10)).keys()]).toEqual([]);
    });

    it('and finds them for many people at once, each from their own place', async () => {
      for (const n of [1, 2]) await events.publish([robin, kim], meeting(n));
      const found = await events.after(
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

    it('and knows the newest and the oldest', async () => {
      expect(await events.keptOf(robin)).toEqual({ lastId: 0, oldestId: null });
      for (const n of [1, 2]) await events.publish([robin], meeting(n));
      expect(await events.keptOf(robin)).toEqual({ lastId: 2, oldestId: 1 });
    });

    it('and tells the person that something changed, without the keys of others', async () => {
      await events.publish([robin], { type: 'conversation.read', userId: 4_711 });
      const kept = await events.of(robin);

      expect(kept).toMatchObject({
        liveUpdates: [{ id: 1, type: 'conversation.read' }],
        liveUpdatesCounted: [{ last_id: 1 }],
      });
      expect(JSON.stringify(kept)).not.toContain('4711');
    });

    it('until the person is erased', async () => {
      await events.publish([robin, kim], CHANGED);
      await events.erase(robin);

      expect([await of(robin), await of(kim)]).toMatchObject([[], [{ id: 1 }]]);
      expect(await events.keptOf(robin)).toEqual({ lastId: 0, oldestId: null });
    });
  });
}
