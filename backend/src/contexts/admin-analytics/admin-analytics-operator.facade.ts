import { Injectable } from '@nestjs/common';
import type { ImportResult } from './application/alumni-import/ports/alumni-imports';
import { ImportAlumniByOperator, type OperatorImport } from './application/alumni-import/import-alumni-by-operator';
import { CloseWeek, type ClosedWeek } from './application/statistics/close-week';
import { type VerifiedAdministrator, VerifyAdministrator } from './application/memberships/verify-administrator';

export type { ImportProgress } from './application/alumni-import/ports/progress-reports';
export type { ImportResult } from './application/alumni-import/ports/alumni-imports';

/** Administrators, alumni and statistics, as operators change them on the command line. */
@Injectable()
export class AdminAnalyticsOperatorFacade {
  constructor(
    private readonly verification: VerifyAdministrator,
    private readonly alumniImport: ImportAlumniByOperator,
    private readonly weekClosing: CloseWeek,
  ) {}

  /**
   * Verifies that a user represents the college they named, if their confirmed address is a staff address of it.
   * @param options `forcedBecause`: why the operator overrides this check; it is added to the audit log
   * @returns null if no user with this name has the role
   * @throws AdministratorIsMinor, AddressNotConfirmed, AddressNotOfCollege, NoCollegeNamed
   */
  verifyAdministrator(
    username: string,
    { forcedBecause = null }: { forcedBecause?: string | null } = {},
  ): Promise<VerifiedAdministrator | null> {
    return this.verification.execute({ account: { username }, forcedBecause });
  }

  /** Closes the last week that ended before the given moment: counts its statistics, unless that was already done. */
  closeWeek(asOf?: Date): Promise<ClosedWeek> {
    return this.weekClosing.execute(asOf);
  }

  /**
   * Imports a college's alumni from a file of up to 100,000 rows.
   * @throws CollegeNotFound, ImportRefused, ImportTooLarge, ImportIsRunning
   */
  importAlumni(input: OperatorImport): Promise<ImportResult> {
    return this.alumniImport.execute(input);
  }
}
