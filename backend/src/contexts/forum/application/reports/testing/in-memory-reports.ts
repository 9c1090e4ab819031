import { AlreadyReported, Report, type ReportState, type ReportTarget } from '../../../domain/reports/report';
import type { ReportId } from '../../../domain/reports/events';
import { Reports } from '../ports/reports';

export class InMemoryReports extends Reports {
  readonly #reports: ReportState[] = [];
  #last = 0;

  get all(): readonly ReportState[] {
    return this.#reports;
  }

  async nextId(): Promise<ReportId> {
    return ++this.#last as ReportId;
  }

  async findByReporter(reporterId: number, { type, id }: ReportTarget): Promise<Report | null> {
    const state = this.#find(reporterId, type, id);
    return state ? Report.restore(state) : null;
  }

  async save(report: Report): Promise<void> {
    const { reporterId, targetType, targetId } = report.snapshot();
    if (this.#find(reporterId, targetType, targetId)) throw new AlreadyReported();
    this.#reports.push(report.snapshot());
  }

  #find(reporterId: number | null, type: string, id: number): ReportState | undefined {
    return this.#reports.find((one) => one.reporterId === reporterId && one.targetType === type && one.targetId === id);
  }
}
