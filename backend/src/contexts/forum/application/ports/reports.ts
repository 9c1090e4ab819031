import type { ReportId } from '../../domain/ids';
import type { Report, Target } from '../../domain/report';

/** What people found wrong. */
export abstract class Reports {
  abstract nextId(): Promise<ReportId>;

  /** The one report of this person about this target. */
  abstract by(reporterId: number, target: Target): Promise<Report | null>;

  /** @throws AlreadyReported */
  abstract add(report: Report): Promise<void>;
}
