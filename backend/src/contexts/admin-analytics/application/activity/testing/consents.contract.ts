import type { ConsentLevel } from '../../../domain/activity/consent';
import type { Consents } from '../ports/activity-log';

const [MONDAY, TUESDAY, WEDNESDAY] = [2, 3, 4].map((day) => new Date(Date.UTC(2026, 2, day, 12, 0, 0, 5))) as [
  Date,
  Date,
  Date,
];

/** Contract tests for every store of consents, in PostgreSQL or in memory. */
export function describeConsents(name: string, open: () => Promise<Consents>): void {
  describe(`consents in ${name}`, () => {
    let consents: Consents;
    beforeEach(async () => (consents = await open()));
    const put = (level: ConsentLevel, now: Date, expiresAt: Date | null = null, collegeId = 1) =>
      consents.put(7, collegeId, { level, expiresAt }, now);
    const kept = async (collegeId = 1) => (await consents.of(7)).get(collegeId);

    it('are stored per student and college', async () => {
      await put('named', MONDAY, WEDNESDAY);
      await put('messages', TUESDAY, null, 2);

      expect([...(await consents.of(7))].sort()).toEqual([
        [1, { level: 'named', expiresAt: WEDNESDAY, grantedAt: MONDAY, namedUntil: null }],
        [2, { level: 'messages', expiresAt: null, grantedAt: TUESDAY, namedUntil: null }],
      ]);
      expect(await consents.of(8)).toEqual(new Map());
    });

    it('get a new grant time when the level changes', async () => {
      await put('messages', MONDAY);
      await put('named', TUESDAY);
      expect(await kept()).toEqual({ level: 'named', expiresAt: null, grantedAt: TUESDAY, namedUntil: null });

      await put('none', WEDNESDAY);
      expect(await kept()).toEqual({ level: 'none', expiresAt: null, grantedAt: WEDNESDAY, namedUntil: WEDNESDAY });
    });

    it('keep their grant time when only the end date changes', async () => {
      await put('named', MONDAY, WEDNESDAY);
      await put('named', TUESDAY);

      expect(await kept()).toEqual({ level: 'named', expiresAt: null, grantedAt: MONDAY, namedUntil: null });
    });

    it('get a new grant time when given again after their end', async () => {
      await put('named', MONDAY, TUESDAY);
      await put('named', TUESDAY, WEDNESDAY);

      expect(await kept()).toEqual({ level: 'named', expiresAt: WEDNESDAY, grantedAt: TUESDAY, namedUntil: TUESDAY });
    });

    it('record when a student stopped sharing their name, also after later changes', async () => {
      await put('named', MONDAY, TUESDAY);
      await put('messages', WEDNESDAY);
      await put('none', new Date(WEDNESDAY.getTime() + 1));

      expect(await kept()).toMatchObject({ level: 'none', namedUntil: TUESDAY });
    });

    it('are returned after they have ended', async () => {
      await put('named', MONDAY, TUESDAY);

      expect(await kept()).toMatchObject({ level: 'named', expiresAt: TUESDAY });
    });

    it('count students unless they turned it off', async () => {
      expect(await consents.isCounted(7)).toBe(true);
      await consents.setCounted(7, false, MONDAY);
      await consents.setCounted(7, false, TUESDAY);
      expect([await consents.isCounted(7), await consents.isCounted(8)]).toEqual([false, true]);
      await consents.setCounted(7, true, TUESDAY);

      expect(await consents.isCounted(7)).toBe(true);
    });
  });
}
