import { AlreadyReported, Report } from '../../../domain/reports/report';
import type { Reports } from '../ports/reports';

const NOON = new Date('2026-03-01T12:00:00Z');
const review = { type: 'review', id: 5 } as const;

/** Contract of every store of reports, in PostgreSQL or in memory. */
export function describeReports(name: string, open: () => Promise<Reports>): void {
  describe(`${name} keeps reports`, () => {
    let reports: Reports;
    beforeEach(async () => (reports = await open()));

    const file = async (by: number, note: string | null = null) =>
      Report.file(await reports.nextId(), by, { ...review, authorId: 99 }, { reason: 'private', note }, NOON);

    it('returns a report as added', async () => {
      const report = await file(7, 'It names my brother.');
      await reports.save(report);

      expect((await reports.findByReporter(7, review))?.snapshot()).toEqual(report.snapshot());
    });

    it('returns null for other people and other targets', async () => {
      await reports.save(await file(7));

      expect(await reports.findByReporter(8, review)).toBeNull();
      expect(await reports.findByReporter(7, { type: 'review', id: 6 })).toBeNull();
    });

    it('allows one report per person and target', async () => {
      await reports.save(await file(7));

      await expect(file(7).then((second) => reports.save(second))).rejects.toThrow(AlreadyReported);
    });

    it('stores only one of several concurrent reports', async () => {
      const results = await Promise.all(Array.from({ length: 6 }, () => file(7)));
      const outcomes = await Promise.allSettled(results.map((report) => reports.save(report)));

      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });
}
