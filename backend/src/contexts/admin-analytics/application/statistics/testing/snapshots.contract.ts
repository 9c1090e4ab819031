import type { ConsentLevel } from '../../../domain/activity/consent';
import { publishStatistics } from '../../../domain/statistics/suppression';
import type { Consents } from '../../activity/ports/activity-log';
import type { Snapshot, Snapshots } from '../ports/snapshots';

const K = 10;
const WEEK = 7 * 24 * 60 * 60 * 1_000;
const LAST_CLOSE = new Date('2026-03-30T00:00:00Z');
const closeBefore = (weeks: number): Date => new Date(LAST_CLOSE.getTime() - weeks * WEEK);
const publishedOf = (students: number) =>
  publishStatistics(
    {
      views: 100,
      students,
      timed: { students, averageSeconds: 62.4 },
      highIntent: 15,
      actions: new Map([['save', 12]]),
      funnel: [{ step: 'returned', students: 12, inAll: 12 }],
      sources: new Map([['search', students]]),
      states: new Map([
        ['MA', students - 4],
        ['NY', 4],
      ]),
      majors: new Map(),
    },
    K,
  );
const snapshot = (weeksAgo: number, changes: Partial<Snapshot> = {}): Snapshot => ({
  collegeId: 1,
  closed: closeBefore(weeksAgo),
  weeks: 4,
  k: K,
  published: publishedOf(40),
  ...changes,
});

/** Contract tests for every store of closed weeks, in PostgreSQL or in memory. */
export function describeSnapshots(
  name: string,
  open: () => Promise<{ readonly snapshots: Snapshots; readonly consents: Consents }>,
): void {
  describe(`closed weeks in ${name}`, () => {
    let snapshots: Snapshots;
    let consents: Consents;
    beforeEach(async () => ({ snapshots, consents } = await open()));

    it('are returned as they were stored', async () => {
      const other = snapshot(0, { collegeId: 2, weeks: 12, k: 20, published: publishedOf(9) });
      await snapshots.save([snapshot(0), other], LAST_CLOSE);

      expect(await snapshots.listLatest(1, 5)).toEqual([snapshot(0)]);
      expect(await snapshots.listLatest(2, 5)).toEqual([other]);
      expect(await snapshots.listLatest(3, 5)).toEqual([]);
    });

    it('never change once they are closed', async () => {
      await snapshots.save([snapshot(1)], LAST_CLOSE);
      await snapshots.save([snapshot(1, { published: publishedOf(60) }), snapshot(0)], LAST_CLOSE);

      expect(await snapshots.listLatest(1, 5)).toEqual([snapshot(0), snapshot(1)]);
    });

    it('accept an empty batch', async () => {
      await snapshots.save([], LAST_CLOSE);

      expect(await snapshots.listLatest(1, 5)).toEqual([]);
    });

    it('are returned newest first, up to the limit', async () => {
      await snapshots.save([snapshot(2), snapshot(0), snapshot(3), snapshot(1)], LAST_CLOSE);

      expect((await snapshots.listLatest(1, 3)).map(({ closed }) => closed)).toEqual([0, 1, 2].map(closeBefore));
    });

    describe('count the students who started to share their name since', () => {
      const consent = (userId: number, level: ConsentLevel, at: Date, expiresAt: Date | null = null, collegeId = 1) =>
        consents.update({ studentId: userId, collegeId }, (consent) =>
          consent.choose({ level, expiresAt }, { isAdult: true }, at),
        );
      const beforeAndAfter = async () => snapshots.countStudentsNamedSince(1, [closeBefore(0), closeBefore(1)]);
      const justBefore = new Date(LAST_CLOSE.getTime() - 1);

      it('each close, in the given order', async () => {
        await consent(7, 'named', LAST_CLOSE);
        await consent(8, 'named', justBefore);
        await consent(9, 'named', closeBefore(2));
        await consent(10, 'messages', LAST_CLOSE);
        await consent(11, 'named', LAST_CLOSE, null, 2);

        expect(await beforeAndAfter()).toEqual([1, 2]);
        expect(await snapshots.countStudentsNamedSince(1, [closeBefore(2), closeBefore(0)])).toEqual([3, 1]);
        expect(await snapshots.countStudentsNamedSince(1, [])).toEqual([]);
      });

      it('each close, also if they stopped sharing', async () => {
        await consent(7, 'named', LAST_CLOSE);
        await consent(7, 'none', new Date(LAST_CLOSE.getTime() + 1));

        expect(await beforeAndAfter()).toEqual([1, 1]);
      });

      it('each close, also after an earlier consent had expired', async () => {
        await consent(7, 'named', closeBefore(3), closeBefore(2));
        expect(await beforeAndAfter()).toEqual([0, 0]);
        await consent(7, 'named', LAST_CLOSE);

        expect(await beforeAndAfter()).toEqual([1, 1]);
      });

      it('each close, but not students whose consent was only extended', async () => {
        await consent(7, 'named', closeBefore(3), new Date(LAST_CLOSE.getTime() + WEEK));
        await consent(7, 'named', LAST_CLOSE);

        expect(await beforeAndAfter()).toEqual([0, 0]);
      });
    });
  });
}
