import { ACTIVE_FOR_MS, activeAfter, type Presences } from '../ports/presences';

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
      sorted(await presences.findActive([robin, kim, sasha], activeAfter(now)));

    it('return only people who were not active before', async () => {
      expect(await presences.saveBeats([robin], NOON)).toEqual([robin]);
      expect(sorted(await presences.saveBeats([robin, kim], later(25_000)))).toEqual([kim]);
      expect(await presences.saveBeats([robin, kim], later(50_000))).toEqual([]);
    });

    it('treat a pause of less than a minute as continuous presence', async () => {
      await presences.saveBeats([robin], NOON);
      expect(await presences.saveBeats([robin], later(ACTIVE_FOR_MS - 1))).toEqual([]);
      expect(await presences.saveBeats([robin], later(2 * ACTIVE_FOR_MS - 1))).toEqual([robin]);
    });

    it('find those of the given people who were seen within a minute', async () => {
      await presences.saveBeats([robin, kim], NOON);
      await presences.saveBeats([kim], later(40_000));

      expect(await active(later(ACTIVE_FOR_MS - 1))).toEqual([robin, kim]);
      expect(await active(later(ACTIVE_FOR_MS))).toEqual([kim]);
      expect(sorted(await presences.findActive([sasha], activeAfter(NOON)))).toEqual([]);
    });

    it('use the latest beat, whichever instance it comes from', async () => {
      await presences.saveBeats([robin], later(30_000));
      await presences.saveBeats([robin], NOON);
      expect(await active(later(ACTIVE_FOR_MS + 1))).toEqual([robin]);
    });

    it('remove people who were not seen for a minute, and return each of them once', async () => {
      await presences.saveBeats([robin, kim], NOON);
      await presences.saveBeats([sasha], later(40_000));
      const after = activeAfter(later(ACTIVE_FOR_MS));
      const removed = [...(await presences.deleteInactive(after, 1)), ...(await presences.deleteInactive(after, 10))];

      expect(sorted(removed)).toEqual([robin, kim]);
      expect(await presences.deleteInactive(after, 10)).toEqual([]);
      expect(await active(later(ACTIVE_FOR_MS))).toEqual([sasha]);
    });

    it('are exported, and can be removed', async () => {
      await presences.saveBeats([robin, kim], NOON);
      expect((await presences.export(robin)).presence).toHaveLength(1);
      expect([await presences.delete(robin), await presences.delete(robin)]).toEqual([true, false]);

      expect(await presences.export(robin)).toEqual({ presence: [] });
      expect(await active(NOON)).toEqual([kim]);
    });
  });
}
