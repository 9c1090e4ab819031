import type { Transactions } from '../../../../../shared/application/transactions';
import type { CaseState } from '../../../domain/moderation/case-state';
import { ModerationCase } from '../../../domain/moderation/moderation-case';
import { CaseNotFound } from '../../../domain/moderation/moderation-errors';
import { Report, type ReportReason, type ReportTarget } from '../../../domain/reports/report';
import type { Reports } from '../../reports/ports/reports';
import type { CaseReader, Cases } from '../ports/cases';

const NOON = new Date('2026-03-01T12:00:00Z');
const OPERATOR = 90;
const NO_OPERATORS: ReadonlySet<number> = new Set();

export interface CaseStores {
  readonly cases: Cases;
  readonly reader: CaseReader;
  readonly reports: Reports;
  readonly transactions: Transactions;
}

/** Contract of every store of cases, in PostgreSQL or in memory. */
export function describeCases(name: string, open: () => Promise<CaseStores>): void {
  describe(`${name} keeps cases`, () => {
    let stores: CaseStores;
    beforeEach(async () => (stores = await open()));

    /** Files a report and opens or extends the case about its target. */
    async function reported(
      target: ReportTarget,
      by: number,
      reason: ReportReason = 'spam',
      subjectId = 8,
    ): Promise<CaseState> {
      const { reports, cases, transactions } = stores;
      return transactions.run(async () => {
        const id = await reports.nextId();
        await reports.save(Report.file(id, by, { ...target, authorId: subjectId }, { reason, note: null }, NOON));
        const { moderationCase, isNew } = await cases.lockByTarget(target, (caseId) =>
          ModerationCase.open(caseId, target, subjectId, { reason, involvesMinor: false }, NOON),
        );
        if (!isNew) {
          const credibleReporters = (await cases.listReporters(target)).length;
          moderationCase.report({ reason, involvesMinor: false }, { credibleReporters, editedAt: null }, NOON);
          await cases.save(moderationCase);
        }
        return moderationCase.snapshot();
      });
    }
    const change = (id: number, act: (one: ModerationCase) => void): Promise<void> => stores.cases.update(id, act);
    const close = (id: number, at: Date) =>
      change(id, (one) => {
        const { version } = one.snapshot();
        one.decide({ id: OPERATOR }, { action: 'dismiss', note: 'Fine', until: null, version }, NO_OPERATORS, at);
      });
    const review = (id: number): ReportTarget => ({ type: 'review', id });
    const ids = async (status: CaseState['status'], before: number | null = null, limit = 20, viewer = OPERATOR) => {
      const { items, hasMore } = await stores.reader.list(viewer, { status, limit, before });
      return [items.map(({ targetId }) => targetId), hasMore];
    };

    it('creates one case for all reports about a target', async () => {
      const first = await reported(review(1), 7);
      const second = await reported(review(1), 6, 'private');
      const other = await reported({ type: 'user', id: 1 }, 6);

      expect([second.id, second.reportCount, second.reasons]).toEqual([first.id, 2, ['spam', 'private']]);
      expect(other.id).not.toBe(first.id);
      expect(await stores.reader.find(first.id)).toEqual(second);
      expect((await stores.reader.listReports(second, 10)).map(({ reporterId }) => reporterId)).toEqual([7, 6]);
      expect(await stores.cases.listReporters(review(1))).toEqual([7, 6]);
      expect(await stores.cases.listReporters(review(1), new Date(NOON.getTime() - 1))).toEqual([7, 6]);
      expect(await stores.cases.listReporters(review(1), NOON)).toEqual([]);
    });

    it('creates one case for concurrent reports', async () => {
      const states = await Promise.all([11, 12, 13, 14, 15].map((by) => reported(review(1), by)));
      expect(new Set(states.map(({ id }) => id)).size).toBe(1);
      expect((await stores.reader.find(states[0]!.id))?.reportCount).toBe(5);
    });

    it('stores who has hidden the content, and the reports since the last decision', async () => {
      for (const by of [5, 6, 7]) await reported({ type: 'post', id: 3 }, by);
      const { id } = (await stores.reader.list(OPERATOR, { status: 'open', limit: 1, before: null })).items[0]!;
      const stored = async () => {
        const { hiddenBy, recentReports, decidedAt } = (await stores.reader.find(id))!;
        return [hiddenBy, recentReports, decidedAt];
      };
      expect(await stored()).toEqual(['reports', 3, null]);
      const decide = (action: 'hide' | 'unhide') =>
        change(id, (one) => {
          const { version } = one.snapshot();
          one.decide({ id: OPERATOR }, { action, note: 'Rude', until: null, version }, NO_OPERATORS, NOON);
        });
      await decide('hide');
      expect(await stored()).toEqual(['moderator', 0, NOON]);
      await decide('unhide');
      expect(await stored()).toEqual([null, 0, NOON]);
    });

    it('lists open cases urgent first, then oldest first, page by page', async () => {
      for (const [id, reason] of [
        [1, 'spam'],
        [2, 'abuse'],
        [3, 'false'],
        [4, 'abuse'],
      ] as const) {
        await reported(review(id), 7, reason);
      }
      expect(await ids('open')).toEqual([[2, 4, 1, 3], false]);
      expect(await ids('open', null, 2)).toEqual([[2, 4], true]);
      const fourth = (await stores.reader.list(OPERATOR, { status: 'open', limit: 2, before: null })).items[1]!;
      expect(await ids('open', fourth.id, 2)).toEqual([[1, 3], false]);
      expect(await stores.reader.countUnclaimed(OPERATOR)).toEqual({ open: 4, urgent: 2 });
    });

    it('lists claimed cases separately, and closed ones newest first', async () => {
      const cases = [];
      for (const id of [1, 2, 3]) cases.push(await reported(review(id), 7));
      await change(cases[2]!.id, (one) => one.claim({ id: OPERATOR }, NO_OPERATORS));
      await close(cases[0]!.id, new Date(NOON.getTime() + 2_000));
      await close(cases[1]!.id, new Date(NOON.getTime() + 5_000));

      expect(await ids('claimed')).toEqual([[3], false]);
      expect(await ids('closed')).toEqual([[2, 1], false]);
      expect(await ids('closed', cases[1]!.id)).toEqual([[1], false]);
      expect(await stores.reader.countUnclaimed(OPERATOR)).toEqual({ open: 0, urgent: 0 });
      expect(await stores.reader.find(cases[1]!.id)).toMatchObject({
        status: 'closed',
        outcome: 'dismissed',
        version: 2,
      });
    });

    it('hides a case from the operator it is about', async () => {
      await reported(review(1), 7, 'abuse', OPERATOR);
      expect(await ids('open')).toEqual([[], false]);
      expect(await stores.reader.countUnclaimed(OPERATOR)).toEqual({ open: 0, urgent: 0 });
      expect(await ids('open', null, 20, 5)).toEqual([[1], false]);
      expect(await stores.reader.countUnclaimed(null)).toEqual({ open: 1, urgent: 1 });
    });

    it('returns other cases about the same subject', async () => {
      const first = await reported(review(1), 7);
      const second = await reported({ type: 'user', id: 8 }, 7);
      await reported(review(2), 7, 'spam', 9);
      expect((await stores.reader.listOtherCases(first, 5)).map(({ id }) => id)).toEqual([second.id]);
    });

    it('stores the actions of operators, and the messages that reporters saw, each once', async () => {
      const target: ReportTarget = { type: 'message', id: 41 };
      const one = await reported(target, 7);
      await reported(target, 6);
      const [first, second] = await stores.reader.listReports(one, 5);
      const copy = { senderId: 8, content: 'Give me money', sentAt: NOON, isReported: true, messageId: 41 };
      const before = { ...copy, messageId: 40, content: '', isReported: false, senderId: 7 };
      const entry = {
        caseId: one.id,
        at: NOON,
        operatorId: OPERATOR,
        action: 'note',
        note: 'Look',
        until: null,
      } as const;
      await stores.transactions.run(async () => {
        await stores.cases.saveMessageCopies(first!.id, [copy, before]);
        await stores.cases.saveMessageCopies(second!.id, [copy]);
        await stores.cases.saveHistory(entry);
        await stores.cases.saveHistory({ ...entry, action: 'suspend', operatorId: null, until: NOON });
      });

      expect(await stores.reader.listMessageCopies(one)).toEqual([before, copy]);
      expect(await stores.reader.listHistory(one)).toEqual([
        entry,
        { ...entry, action: 'suspend', operatorId: null, until: NOON },
      ]);
    });

    it('throws for an unknown case', async () => {
      await expect(change(999_999, () => {})).rejects.toThrow(CaseNotFound);
      expect(await stores.reader.find(999_999)).toBeNull();
      expect(await stores.cases.lockIncomplete(5)).toEqual([]);
    });
  });
}
