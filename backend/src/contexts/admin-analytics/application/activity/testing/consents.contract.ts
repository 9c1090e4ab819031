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
    const choose = (level: ConsentLevel, now: Date, expiresAt: Date | null = null, collegeId = 1) =>
      consents.update({ studentId: 7, collegeId }, (consent) =>
        consent.choose({ level, expiresAt }, { isAdult: true }, now),
      );
    const stored = async (collegeId = 1) => {
      const state = (await consents.findByStudent(7)).get(collegeId)?.snapshot();
      if (!state) return undefined;
      const { level, expiresAt, grantedAt, namedUntil } = state;
      return { level, expiresAt, grantedAt, namedUntil };
    };

    it('are stored per student and college', async () => {
      await choose('named', MONDAY, WEDNESDAY);
      await choose('messages', TUESDAY, null, 2);

      expect([...(await consents.findByStudent(7)).keys()].sort()).toEqual([1, 2]);
      expect(await stored(1)).toEqual({ level: 'named', expiresAt: WEDNESDAY, grantedAt: MONDAY, namedUntil: null });
      expect(await stored(2)).toEqual({ level: 'messages', expiresAt: null, grantedAt: TUESDAY, namedUntil: null });
      expect(await consents.findByStudent(8)).toEqual(new Map());
    });

    it('get a new grant time when the level changes', async () => {
      await choose('messages', MONDAY);
      await choose('named', TUESDAY);
      expect(await stored()).toEqual({ level: 'named', expiresAt: null, grantedAt: TUESDAY, namedUntil: null });

      await choose('none', WEDNESDAY);
      expect(await stored()).toEqual({ level: 'none', expiresAt: null, grantedAt: WEDNESDAY, namedUntil: WEDNESDAY });
    });

    it('keep their grant time when only the end date changes', async () => {
      await choose('named', MONDAY, WEDNESDAY);
      await choose('named', TUESDAY);

      expect(await stored()).toEqual({ level: 'named', expiresAt: null, grantedAt: MONDAY, namedUntil: null });
    });

    it('get a new grant time when given again after their end', async () => {
      await choose('named', MONDAY, TUESDAY);
      await choose('named', TUESDAY, WEDNESDAY);

      expect(await stored()).toEqual({ level: 'named', expiresAt: WEDNESDAY, grantedAt: TUESDAY, namedUntil: TUESDAY });
    });

    it('record when a student stopped sharing their name, also after later changes', async () => {
      await choose('named', MONDAY, TUESDAY);
      await choose('messages', WEDNESDAY);
      await choose('none', new Date(WEDNESDAY.getTime() + 1));

      expect(await stored()).toMatchObject({ level: 'none', namedUntil: TUESDAY });
    });

    it('are returned after they have ended', async () => {
      await choose('named', MONDAY, TUESDAY);

      expect(await stored()).toMatchObject({ level: 'named', expiresAt: TUESDAY });
    });

    it('count students unless they turned it off', async () => {
      expect(await consents.isCountedInStatistics(7)).toBe(true);
      await consents.saveCountedInStatistics(7, false, MONDAY);
      await consents.saveCountedInStatistics(7, false, TUESDAY);
      expect([await consents.isCountedInStatistics(7), await consents.isCountedInStatistics(8)]).toEqual([false, true]);
      await consents.saveCountedInStatistics(7, true, TUESDAY);

      expect(await consents.isCountedInStatistics(7)).toBe(true);
    });
  });
}
