import type { ReportId } from '../../../domain/reports/events';
import type { Report, Target } from '../../../domain/reports/report';

/** What people found wrong. */
export abstract class Reports {
  abstract nextId(): Promise<ReportId>;

  /** The one report of this person about this target. */
  abstract by(reporterId: number, target: Target): Promise<Report | null>;

  /** @throws AlreadyReported */
  abstract add(report: Report): Promise<void>;
}
