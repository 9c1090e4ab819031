import type { CaseId, ReportId } from '../../../domain/reports/events';
import type { CaseState } from '../../../domain/moderation/case-state';
import { ModerationCase } from '../../../domain/moderation/moderation-case';
import { CaseNotFound } from '../../../domain/moderation/moderation-errors';
import type { ReportState, ReportTarget } from '../../../domain/reports/report';
import type { InMemoryReports } from '../../reports/testing/in-memory-reports';
import { type CaseCounts, CaseReader, type CaseQuery, Cases, type HistoryEntry } from '../ports/cases';
import type { MessageCopy } from '../../reports/ports/authored-content';

const isAbout = (state: CaseState | ReportState, { type, id }: ReportTarget): boolean =>
  state.targetType === type && state.targetId === id;

/** Cases in memory. */
export class InMemoryCases extends Cases {
  readonly states = new Map<number, CaseState>();
  readonly history: HistoryEntry[] = [];
  readonly copies = new Map<number, readonly MessageCopy[]>();
  readonly unfinished = new Set<number>();

  constructor(readonly reports: InMemoryReports) {
    super();
  }

  async lockByTarget(
    target: ReportTarget,
    open: (id: CaseId) => ModerationCase,
  ): Promise<{ moderationCase: ModerationCase; isNew: boolean }> {
    const state = [...this.states.values()].find((one) => isAbout(one, target));
    if (state) return { moderationCase: ModerationCase.restore({ ...state }), isNew: false };
    const opened = open((this.states.size + 1) as CaseId);
    this.states.set(opened.id, opened.snapshot());
    return { moderationCase: opened, isNew: true };
  }

  async lock(id: number): Promise<ModerationCase> {
    const state = this.states.get(id);
    if (!state) throw new CaseNotFound();
    return ModerationCase.restore({ ...state });
  }

  async save(one: ModerationCase): Promise<void> {
    this.states.set(one.id, one.snapshot());
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async saveHistory(entry: HistoryEntry): Promise<void> {
    this.history.push(entry);
  }

  async saveMessageCopies(reportId: ReportId, copy: readonly MessageCopy[]): Promise<void> {
    this.copies.set(reportId, copy);
  }

  async listReporters(target: ReportTarget, since: Date | null = null): Promise<readonly number[]> {
    return this.reports.all
      .filter((report) => isAbout(report, target) && (since === null || report.createdAt > since))
      .map(({ reporterId }) => reporterId)
      .filter((id) => id !== null);
  }

  async lockIncomplete(limit: number): Promise<readonly ModerationCase[]> {
    const states = [...this.states.values()].filter(({ id }) => this.unfinished.has(id));
    return states.slice(0, limit).map((state) => ModerationCase.restore({ ...state }));
  }

  async saveComplete(one: ModerationCase): Promise<void> {
    this.unfinished.delete(one.id);
    await this.save(one);
  }
}

export class InMemoryCaseReader extends CaseReader {
  constructor(private readonly cases: InMemoryCases) {
    super();
  }

  async countUnclaimed(viewer: number | null): Promise<CaseCounts> {
    const open = this.#listVisible(viewer).filter(({ status }) => status === 'open');
    return { open: open.length, urgent: open.filter(({ isUrgent }) => isUrgent).length };
  }

  async list(
    viewer: number | null,
    { status, limit, before }: CaseQuery,
  ): Promise<{ items: readonly CaseState[]; hasMore: boolean }> {
    const sorted = this.#listVisible(viewer)
      .filter((one) => one.status === status)
      .sort((one, other) =>
        status === 'closed'
          ? other.closedAt!.getTime() - one.closedAt!.getTime() || other.id - one.id
          : Number(other.isUrgent) - Number(one.isUrgent) || one.id - other.id,
      );
    const from = before === null ? 0 : sorted.findIndex(({ id }) => id === before) + 1;
    return { items: sorted.slice(from, from + limit), hasMore: sorted.length > from + limit };
  }

  async find(id: number): Promise<CaseState | null> {
    return this.cases.states.get(id) ?? null;
  }

  async listReports({ targetType: type, targetId: id }: CaseState, limit: number): Promise<readonly ReportState[]> {
    return this.cases.reports.all.filter((report) => isAbout(report, { type, id })).slice(0, limit);
  }

  async listMessageCopies(one: CaseState): Promise<readonly MessageCopy[]> {
    const copies = new Map<number, MessageCopy>();
    for (const { id } of await this.listReports(one, Infinity)) {
      for (const copy of this.cases.copies.get(id) ?? [])
        if (!copies.has(copy.messageId)) copies.set(copy.messageId, copy);
    }
    return [...copies.values()].sort((a, b) => a.messageId - b.messageId);
  }

  async listHistory({ id }: CaseState): Promise<readonly HistoryEntry[]> {
    return this.cases.history.filter(({ caseId }) => caseId === id);
  }

  async listOtherCases({ id, subjectId }: CaseState, limit: number): Promise<readonly CaseState[]> {
    return [...this.cases.states.values()]
      .filter((one) => subjectId !== null && one.subjectId === subjectId && one.id !== id)
      .sort((one, other) => other.id - one.id)
      .slice(0, limit);
  }

  #listVisible(viewer: number | null): CaseState[] {
    return [...this.cases.states.values()].filter(({ subjectId }) => subjectId === null || subjectId !== viewer);
  }
}
