import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import type { OwnCollegeAdmin } from '../../shared/application/role-details';
import type { ImportResult } from './application/alumni-import/ports/import-drafts';
import { ImportAlumniByOperator, type OperatorImport } from './application/alumni-import/import-alumni-by-operator';
import { ErasePerson } from './application/memberships/leave-college';
import { Memberships, PersonalData } from './application/memberships/ports/memberships';
import { ShowOwnMembership } from './application/memberships/own-membership';
import { SeedDemoStatistics } from './application/statistics/seed-demo-statistics';
import { CloseWeek, type ClosedWeek } from './application/statistics/close-week';
import { SupportRequests } from './application/support/ports/support-requests';
import { type VerifiedAdministrator, VerifyAdministrator } from './application/memberships/verify-administrator';

export type { ImportResult } from './application/alumni-import/ports/import-drafts';
export type { ImportProgress } from './application/alumni-import/ports/import-surroundings';

/** What the command line and other contexts can ask about colleges' administrators and alumni. */
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

  /** Counts the administrators who wait for verification. */
  countPendingAdministrators(): Promise<number> {
    return this.memberships.countPending();
  }

  /** Closes the last week that ended before the given moment: counts its statistics, unless that was already done. */
  closeWeek(asOf?: Date): Promise<ClosedWeek> {
    return this.weekClosing.execute(asOf);
  }

  /**
   * Adds closed weeks with invented students for the college of a demo administrator; does nothing for an administrator
   * without a college.
   */
  async seedDemoStatistics(administratorId: number): Promise<void> {
    const own = await this.showOwnMembership.execute(administratorId);
    if (own?.status === 'active') await this.demoStatistics.execute(own.collegeId);
  }

  /** Counts open support requests. */
  countOpenSupportRequests(): Promise<number> {
    return this.supportRequests.countOpen();
  }

  /** Returns the college that the user represents or asked to represent; null for everyone else. */
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

  /** Returns all data that this context stores about a user. */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.find(userId);
  }

  /** Erases a user from all data of this context. Another administrator takes over their college. */
  eraseUser(userId: number): Promise<void> {
    return this.erasePerson.execute(userId);
  }
}
