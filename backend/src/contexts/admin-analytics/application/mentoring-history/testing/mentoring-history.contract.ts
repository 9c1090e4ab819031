import type { ConsentLevel } from '../../../domain/activity/consent';
import { publishMentoring } from '../../../domain/mentoring-history/mentoring-figures';
import type { Consents } from '../../activity/ports/activity-log';
import type { MentoringSnapshot, MentoringSnapshots } from '../ports/mentoring-history';

const K = 10;
const DAY_MS = 24 * 60 * 60 * 1_000;
const LAST_CLOSE = new Date('2026-03-30T00:00:00Z');
const closeBefore = (weeks: number): Date => new Date(LAST_CLOSE.getTime() - weeks * 7 * DAY_MS);
const PERIOD = { start: closeBefore(4), end: LAST_CLOSE };
const publishedOf = (students: number) =>
  publishMentoring({ requests: 80, students, reached: { answered: 30, met: 15, helped: 2 }, repliesWithinDays: 0 }, K);
const snapshot = (weeksAgo: number, changes: Partial<MentoringSnapshot> = {}): MentoringSnapshot => ({
  collegeId: 1,
  closed: closeBefore(weeksAgo),
  weeks: 4,
  k: K,
  published: publishedOf(60),
  ...changes,
});

/** Contract tests for every store of figures about mentoring, in PostgreSQL or in memory. */
export function describeMentoringSnapshots(
  name: string,
  open: () => Promise<{
    readonly snapshots: MentoringSnapshots;
    readonly consents: Consents;
  }>,
): void {
  describe(`figures about mentoring in ${name}`, () => {
    let opened: Awaited<ReturnType<typeof open>>;
    let snapshots: MentoringSnapshots;
    beforeEach(async () => ({ snapshots } = opened = await open()));

    it('are returned as they were stored, newest first, separately for each college', async () => {
      const other = snapshot(0, { collegeId: 2, weeks: 12, k: 20, published: publishedOf(9) });
      await snapshots.save([snapshot(2), snapshot(0), other, snapshot(1)], LAST_CLOSE);
      expect(await snapshots.listLatest(1, 2)).toEqual([snapshot(0), snapshot(1)]);
      expect(await snapshots.listLatest(2, 5)).toEqual([other]);
      expect(await snapshots.listLatest(3, 5)).toEqual([]);
    });

    it('never change once they are closed', async () => {
      await snapshots.save([snapshot(1)], LAST_CLOSE);
      await snapshots.save([snapshot(1, { published: publishedOf(70) })], LAST_CLOSE);
      await snapshots.save([], LAST_CLOSE);
      expect(await snapshots.listLatest(1, 5)).toEqual([snapshot(1)]);
    });

    it('leave out students who are not counted, or who shared their name in the period', async () => {
      const consent = (studentId: number, level: ConsentLevel, days: number, collegeId = 1) =>
        opened.consents.update({ studentId, collegeId }, (one) =>
          one.choose({ level, expiresAt: null }, { isAdult: true }, new Date(LAST_CLOSE.getTime() + days * DAY_MS)),
        );
      await opened.consents.saveCountedInStatistics(1, false, LAST_CLOSE);
      await consent(2, 'named', -3);
      await consent(3, 'named', 1);
      await consent(4, 'named', -3, 2);
      await consent(5, 'named', -9);
      await consent(5, 'none', -2);
      await consent(6, 'messages', -3);
      const found = await snapshots.findUncounted(1, [1, 2, 3, 4, 5, 6, 7], PERIOD);
      expect([...found].toSorted((one, other) => one - other)).toEqual([1, 2, 5]);
      expect([
        ...(await snapshots.findUncounted(1, [7], PERIOD)),
        ...(await snapshots.findUncounted(1, [], PERIOD)),
      ]).toEqual([]);
    });
  });
}
