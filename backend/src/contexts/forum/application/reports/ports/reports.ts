import type { ReportId } from '../../../domain/reports/events';
import type { Report, ReportTarget } from '../../../domain/reports/report';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Stores reports. */
export abstract class Reports {
  abstract nextId(): Promise<ReportId>;

  /** Returns the report of this person about this target; null if there is none. */
  abstract findByReporter(reporterId: number, target: ReportTarget): Promise<Report | null>;

  /** @throws AlreadyReported */
  abstract save(report: Report): Promise<void>;
}

/** The data that this context stores about a person. */
export abstract class PersonalData {
  abstract export(userId: number): Promise<PersonalDataTables>;

  /**
   * Anonymizes the person's reports, because the reported content may still exist, and deletes reports about the
   * person. Copies of what they wrote are anonymized and kept as long as their cases need them. Call within a unit of
   * work.
   */
  abstract erase(userId: number): Promise<void>;
}
