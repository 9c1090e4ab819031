import { ACTIVE_DURATION_MS, getActivityCutoff, type Presences } from '../ports/presences';

const NOON = new Date('2026-03-01T12:00:00Z');
const [robin, kim, sasha] = [1, 2, 3] as const;
const later = (ms: number): Date => new Date(NOON.getTime() + ms);

/** Contract tests of the presence stores, in PostgreSQL and in a list. */
export function describePresences(name: string, open: () => Promise<Presences>): void {
  describe(`${name}: presences`, () => {
    let presences: Presences;
    beforeEach(async () => (presences = await open()));

    const sorted = (ids: Iterable<number>): number[] => [...ids].sort((a, b) => a - b);
    const active = async (now: Date): Promise<number[]> =>
      sorted(await presences.findActive([robin, kim, sasha], getActivityCutoff(now)));

    it('return only people who were not active before', async () => {
      expect(await presences.saveHeartbeats([robin], NOON)).toEqual([robin]);
      expect(sorted(await presences.saveHeartbeats([robin, kim], later(25_000)))).toEqual([kim]);
      expect(await presences.saveHeartbeats([robin, kim], later(50_000))).toEqual([]);
    });

    it('treat a pause of less than a minute as continuous presence', async () => {
      await presences.saveHeartbeats([robin], NOON);
      expect(await presences.saveHeartbeats([robin], later(ACTIVE_DURATION_MS - 1))).toEqual([]);
      expect(await presences.saveHeartbeats([robin], later(2 * ACTIVE_DURATION_MS - 1))).toEqual([robin]);
    });

    it('find those of the given people who were seen within a minute', async () => {
      await presences.saveHeartbeats([robin, kim], NOON);
      await presences.saveHeartbeats([kim], later(40_000));

      expect(await active(later(ACTIVE_DURATION_MS - 1))).toEqual([robin, kim]);
      expect(await active(later(ACTIVE_DURATION_MS))).toEqual([kim]);
      expect(sorted(await presences.findActive([sasha], getActivityCutoff(NOON)))).toEqual([]);
    });

    it('use the latest beat, whichever instance it comes from', async () => {
      await presences.saveHeartbeats([robin], later(30_000));
      await presences.saveHeartbeats([robin], NOON);
      expect(await active(later(ACTIVE_DURATION_MS + 1))).toEqual([robin]);
    });

    it('remove people who were not seen for a minute, and return each of them once', async () => {
      await presences.saveHeartbeats([robin, kim], NOON);
      await presences.saveHeartbeats([sasha], later(40_000));
      const after = getActivityCutoff(later(ACTIVE_DURATION_MS));
      const removed = [...(await presences.deleteInactive(after, 1)), ...(await presences.deleteInactive(after, 10))];

      expect(sorted(removed)).toEqual([robin, kim]);
      expect(await presences.deleteInactive(after, 10)).toEqual([]);
      expect(await active(later(ACTIVE_DURATION_MS))).toEqual([sasha]);
    });

    it('are exported, and can be removed', async () => {
      await presences.saveHeartbeats([robin, kim], NOON);
      expect((await presences.export(robin)).presence).toHaveLength(1);
      expect([await presences.delete(robin), await presences.delete(robin)]).toEqual([true, false]);

      expect(await presences.export(robin)).toEqual({ presence: [] });
      expect(await active(NOON)).toEqual([kim]);
    });
  });
}
