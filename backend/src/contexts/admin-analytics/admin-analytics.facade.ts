import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import type { OwnCollegeAdmin } from '../../shared/application/role-details';
import type { ImportResult } from './application/alumni-import/import-alumni';
import { ImportAlumniByOperator, type OperatorImport } from './application/alumni-import/import-alumni-by-operator';
import { ErasePerson } from './application/memberships/leave-college';
import { Memberships, PersonalData } from './application/memberships/ports/memberships';
import { ShowOwnMembership } from './application/memberships/own-membership';
import { SeedDemoStatistics } from './application/statistics/seed-demo-statistics';
import { CloseWeek, type ClosedWeek } from './application/statistics/close-week';
import { SupportRequests } from './application/support/ports/support-requests';
import { type VerifiedAdministrator, VerifyAdministrator } from './application/memberships/verify-administrator';

export type { ImportResult } from './application/alumni-import/import-alumni';
export type { ImportProgress } from './application/alumni-import/ports/import-surroundings';

/** What an operator may ask of the colleges' administrators. */
@Injectable()
export class AdminAnalyticsFacade {
  constructor(
    private readonly verification: VerifyAdministrator,
    private readonly memberships: Memberships,
    private readonly showOwnMembership: ShowOwnMembership,
    private readonly personalData: PersonalData,
    private readonly erasePerson: ErasePerson,
    private readonly alumniImport: ImportAlumniByOperator,
    private readonly supportRequests: SupportRequests,
    private readonly weekClosing: CloseWeek,
    private readonly demoStatistics: SeedDemoStatistics,
  ) {}

  /**
   * Confirms that someone speaks for the college they named, where their confirmed address shows that they work there.
   * @param options `forcedBecause`: why the operator does without such an address; it goes on the record
   * @returns null when no one of this name has the role
   * @throws AdministratorIsMinor, AddressNotConfirmed, AddressNotOfCollege, NoCollegeNamed
   */
  verifyAdministrator(
    username: string,
    { forcedBecause = null }: { forcedBecause?: string | null } = {},
  ): Promise<VerifiedAdministrator | null> {
    return this.verification.execute({ who: { username }, forcedBecause });
  }

  /** How many wait to be verified. */
  countPendingAdministrators(): Promise<number> {
    return this.memberships.countPending();
  }

  /** Closes the week that was over at a moment: counts its statistics, unless that is done. */
  closeWeek(asOf?: Date): Promise<ClosedWeek> {
    return this.weekClosing.execute(asOf);
  }

  /** Closed weeks of invented students for the college of a demo administrator; one without a college gets none. */
  async seedDemoStatistics(administratorId: number): Promise<void> {
    const own = await this.showOwnMembership.execute(administratorId);
    if (own?.status === 'active') await this.demoStatistics.execute(own.collegeId);
  }

  /** How many support requests are open. */
  countOpenSupportRequests(): Promise<number> {
    return this.supportRequests.countOpen();
  }

  /** For which college someone speaks, or waits to; null for everyone else. */
  ownCollegeAdmin(userId: number): Promise<OwnCollegeAdmin | null> {
    return this.showOwnMembership.execute(userId);
  }

  /**
   * Imports a college's alumni from a file of up to 100,000 rows.
   * @throws CollegeNotFound, ImportRefused, ImportTooLarge, ImportIsRunning
   */
  importAlumni(told: OperatorImport): Promise<ImportResult> {
    return this.alumniImport.execute(told);
  }

  /** Everything that is kept here about a person. */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.of(userId);
  }

  /** Takes someone out of everything that is kept here. Their college is looked after by someone else. */
  eraseUser(userId: number): Promise<void> {
    return this.erasePerson.execute(userId);
  }
}
