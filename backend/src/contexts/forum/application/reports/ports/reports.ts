import type { ReportId } from '../../../domain/reports/events';
import type { Report, Target } from '../../../domain/reports/report';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** What people found wrong. */
export abstract class Reports {
  abstract nextId(): Promise<ReportId>;

  /** The one report of this person about this target. */
  abstract by(reporterId: number, target: Target): Promise<Report | null>;

  /** @throws AlreadyReported */
  abstract add(report: Report): Promise<void>;
}

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /**
   * Reports stay, without the person who made them: what they point out may still be there. Those about the person go.
   * Copies of what they wrote stay without a name, for as long as their cases need them. Belongs in a unit of work.
   */
  abstract erase(userId: number): Promise<void>;
}
