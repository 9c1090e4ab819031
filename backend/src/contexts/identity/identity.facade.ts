import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { ChangeSuspension, LiftSuspension, SuspendUser } from './application/operators/suspensions';
import type { Visitor } from '../../shared/application/visitor';
import { GetOwnAccount, UserAccount } from './application/account/own-account';
import { CreateAdmin, type CreateAdminInput } from './application/registration/create-admin';
import {
  asApplicant,
  DEMO_PASSWORD,
  DEMO_PEOPLE,
  type DemoAlumnus,
  SeedDemoPeople,
} from './application/registration/demo-people';
import { type PreparedAccount, type RegisteringBrowser, RegisterUser } from './application/registration/register-user';
import { FindOperators, GrantOperator } from './application/operators/grant-operator';
import { type ApplicantAccount, type ModeratedAccount, ListAccounts } from './application/operators/list-accounts';
import {
  type DirectoryPerson,
  ListDirectoryPeople,
  FindCollegeAdmin,
  type FoundCollegeAdmin,
  type Person,
  ListPeople,
} from './application/people/people';
import { AuditLog } from './application/users/ports/audit-log';
import { UserReader, Registrations } from './application/users/ports/users';
import { PeopleReader } from './application/people/ports/people-reader';
import { PersonalData } from './application/data-export/ports/data-exports';
import { ResetPasswordByOperator } from './application/password-reset/reset-password';
import { UserNotFound } from './domain/users/errors';
import type { UserId, Suspension, SuspensionChange } from './domain/users/user-state';
import type { Applicant, RegistrationDetails } from './domain/users/registration';

export type { DirectoryPerson } from './application/people/people';
export type { Person } from './application/people/people';
export { UserAccount };

export interface DemoAccounts {
  readonly made: readonly string[];
  readonly usernames: readonly string[];
  readonly password: string;
}

/** Actions of other contexts that the audit log of an account records. */
type NotedElsewhere =
  | 'privacy-changed'
  | 'administrator-verified'
  | 'main-administrator-handed-over'
  | 'main-administrator-received'
  | 'data-exported-by-operator'
  | 'administrator-refused'
  | 'moderation-action'
  | 'moderation-copy-read'
  | 'alumni-imported'
  | 'alumni-import-undone'
  | 'administrator-invited'
  | 'administrator-invitation-withdrawn'
  | 'administrator-removed'
  | 'administrator-approved'
  | 'imported-profile-claimed'
  | 'imported-profile-declined'
  | 'imported-profile-removed'
  | 'imported-profile-invited-again'
  | 'imported-profiles-exported'
  | 'consent-changed';

/** What other contexts may read of accounts, and the work of operators. */
@Injectable()
export class IdentityFacade {
  constructor(
    private readonly adminCreation: CreateAdmin,
    private readonly registration: RegisterUser,
    private readonly passwordReset: ResetPasswordByOperator,
    private readonly demoPeople: SeedDemoPeople,
    private readonly findCollegeAdmin: FindCollegeAdmin,
    private readonly personalData: PersonalData,
    private readonly listPeople: ListPeople,
    private readonly peopleReader: PeopleReader,
    private readonly directory: ListDirectoryPeople,
    private readonly users: UserReader,
    private readonly suspension: SuspendUser,
    private readonly suspensionChange: ChangeSuspension,
    private readonly liftingSuspension: LiftSuspension,
    private readonly operatorGrants: GrantOperator,
    private readonly operators: FindOperators,
    private readonly accounts: ListAccounts,
    private readonly getOwnAccount: GetOwnAccount,
    private readonly registrations: Registrations,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Someone who has the administrator's role now, and the college they named when they registered. It gives no right.
   * @returns null when there is no such person, or the role is another
   */
  collegeAdmin(who: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    return this.findCollegeAdmin.execute(who);
  }

  /** Those of `ids` who have an account and keep it, in no order. One question for all the people of a request. */
  people(ids: readonly number[]): Promise<Person[]> {
    return this.listPeople.execute(ids);
  }

  /**
   * Those of `ids` who take part: they have confirmed their address, where mail reaches them, and are neither leaving nor
   * suspended. No one else is shown to others. The address is for sending, not for showing.
   */
  reachable(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.peopleReader.findReachable(ids);
  }

  /** The month in which each of `ids` was last here, `YYYY-MM`: for those who agreed that it is shown. */
  lastActiveMonths(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.peopleReader.findLastActiveMonths(ids);
  }

  /** Those of `addresses`, in lower case, that belong to an account, whatever its role or state. */
  addressesInUse(addresses: readonly string[]): Promise<ReadonlySet<string>> {
    return this.peopleReader.findAddressesInUse(addresses);
  }

  /** The full name and the username of someone, for themselves; none when the account is gone. */
  async ownNames(userId: number): Promise<readonly string[]> {
    const account = await this.users.findAccount(userId as UserId);
    return account ? [account.fullName, account.username] : [];
  }

  /** When the account was made. @throws UserNotFound */
  registeredAt(userId: number): Promise<Date> {
    return this.peopleReader.findRegisteredAt(userId);
  }

  /** Those of `ids` who have an account and keep it, in no order, as a directory needs to know them. */
  forDirectory(ids: readonly number[]): Promise<DirectoryPerson[]> {
    return this.directory.execute(ids);
  }

  /** The keys of all accounts after this one, by key: for walking through all accounts. */
  idsAfter(id: number, most: number): Promise<readonly number[]> {
    return this.peopleReader.listIdsAfter(id, most);
  }

  /** The studies and work that someone registered with as alumna or alumnus; null for everyone else. */
  async alumniRegistration(userId: number): Promise<RegistrationDetails | null> {
    const details = await this.registrations.findByUserId(userId as UserId);
    return details?.college ? details : null;
  }

  /**
   * Records an action of another context in the audit log of the account, in the unit of work in progress.
   * @param detail why an operator did it, at most 200 characters
   */
  noteForAudit(action: NotedElsewhere, userId: number | null, at: Date, detail?: string): Promise<void> {
    return this.audit.record({ action, userId: userId as UserId | null, visitor: null, at, detail });
  }

  /**
   * Checks what someone who was invited by mail fills in, by the rules and limits of registering, and hashes the password.
   * Belongs before the unit of work in which the account is made: hashing takes its time.
   * @throws TooYoung, RegistrationRefused, TooManyRequests
   */
  prepareInvitedAccount(applicant: Omit<Applicant, 'isAgeVerified'>, visitor: Visitor): Promise<PreparedAccount> {
    return this.registration.prepare({ ...applicant, isAgeVerified: true }, visitor);
  }

  /**
   * Makes the account of someone who has shown with a mailed link that they read mail at its address: the address is
   * confirmed, and the browser signed in. Joins the unit of work in progress.
   * @throws UsernameTaken, EmailTaken
   */
  addInvitedAccount(
    account: PreparedAccount,
    browser: RegisteringBrowser,
  ): Promise<{ readonly userId: number; readonly secret: string }> {
    return this.registration.add(account, browser, { isEmailConfirmed: true });
  }

  /** Someone's account as they see it themselves. @throws UserNotFound */
  async ownAccount(userId: number): Promise<UserAccount> {
    const account = await this.getOwnAccount.execute(userId as UserId);
    if (!account) throw new UserNotFound(userId);
    return account;
  }

  /** @returns the generated password; it is shown this once */
  createAdmin(person: CreateAdminInput): Promise<string> {
    return this.adminCreation.execute(person);
  }

  /**
   * Ends every session of the person.
   * @param options `withoutTwoFactor`: for someone who has lost their phone and their recovery codes
   * @returns the generated password; it is shown this once
   */
  resetPassword(username: string, options?: { withoutTwoFactor?: boolean }): Promise<string> {
    return this.passwordReset.execute(username, options);
  }

  /** Suspends someone at once, everywhere. @returns false when they were already @throws UserNotFound, SuspensionOver */
  suspendUser(username: string, suspension: Suspension): Promise<boolean> {
    return this.suspension.execute(username, suspension);
  }

  /** Gives a suspension another end. @returns false when they are not suspended @throws UserNotFound, SuspensionOver */
  changeSuspension(username: string, change: SuspensionChange): Promise<boolean> {
    return this.suspensionChange.execute(username, change);
  }

  /** Lifts a suspension. @returns false when there was none @throws UserNotFound */
  unsuspendUser(username: string): Promise<boolean> {
    return this.liftingSuspension.execute(username);
  }

  /** Grants the role of operator. @returns false when they did already @throws UserNotFound, OperatorRefused */
  grantOperator(username: string, reason: string): Promise<boolean> {
    return this.operatorGrants.execute(username, reason);
  }

  /** @returns false when they did not moderate @throws UserNotFound */
  revokeOperator(username: string): Promise<boolean> {
    return this.operatorGrants.revoke(username);
  }

  /** Those of `ids` who have an account, also suspended and closing ones, as operators see them. */
  moderatedAccounts(ids: readonly number[]): Promise<ModeratedAccount[]> {
    return this.accounts.execute(ids);
  }

  /** Those of `ids` who have the administrator's role, with their address: for operators who decide about them. */
  applicants(ids: readonly number[]): Promise<ApplicantAccount[]> {
    return this.accounts.applicants(ids);
  }

  /**
   * Suspends an account at once and ends all its sessions; joins the unit of work in progress.
   * @param suspension `notice` is shown to the person
   * @returns false when they were already @throws UserNotFound, SuspensionOver
   */
  suspendForModeration(userId: number, suspension: { until: Date | null; notice: string }): Promise<boolean> {
    return this.suspension.byId(userId as UserId, { ...suspension, reason: 'Moderation' });
  }

  /**
   * Gives a suspension another end and another notice to the person; joins the unit of work in progress.
   * @returns false when they are not suspended @throws UserNotFound, SuspensionOver
   */
  changeSuspensionForModeration(userId: number, change: { until: Date | null; notice: string }): Promise<boolean> {
    return this.suspensionChange.byId(userId as UserId, change);
  }

  /** Those of `ids` who moderate now. */
  operatorsAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.operators.among(ids);
  }

  /** Everyone who moderates now, by id. */
  allOperators(): Promise<readonly number[]> {
    return this.operators.all();
  }

  /** @throws UserNotFound */
  async idOf(username: string): Promise<number> {
    const id = await this.users.findId(username);
    if (id === null) throw new UserNotFound(username);
    return id;
  }

  /** Everything identity keeps about a person. @throws UserNotFound */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.findByUserId(userId as UserId);
  }

  /** Makes the demo accounts that are missing. */
  async seedDemoPeople(): Promise<DemoAccounts> {
    const made = await this.demoPeople.execute();
    return { made, usernames: DEMO_PEOPLE.map((person) => person.username), password: DEMO_PASSWORD };
  }

  /** Makes the accounts of demo alumni that are missing. @returns the keys of those that are there, by username */
  async seedDemoAlumni(alumni: readonly DemoAlumnus[]): Promise<ReadonlyMap<string, number>> {
    await this.demoPeople.execute(alumni.map(asApplicant));
    return this.peopleReader.findIdsByUsername(alumni.map(({ username }) => username));
  }

  /** The keys of the demo accounts that are there, by username. */
  demoIds(): Promise<ReadonlyMap<string, number>> {
    return this.peopleReader.findIdsByUsername(DEMO_PEOPLE.map((person) => person.username));
  }
}
