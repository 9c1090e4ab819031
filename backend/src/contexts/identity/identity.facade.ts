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
import { type AccountOrigin, PeopleReader } from './application/people/ports/people-reader';
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
  | 'alumni-file-checked'
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
  | 'alumni-asked-to-confirm'
  | 'studies-confirmed'
  | 'studies-denied'
  | 'consent-changed';

/** Account data for other contexts, and the commands of operators. */
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
   * Finds a user with the role of a college administrator, with the college they entered at registration. The role
   * gives no rights.
   * @returns null if there is no such user, or they have another role
   */
  collegeAdmin(who: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    return this.findCollegeAdmin.execute(who);
  }

  /**
   * Finds the users of `ids` who have an account that isn't closing, in no particular order, also suspended ones: for
   * rules about people, not for showing them. Call once for all users of a request.
   */
  people(ids: readonly number[]): Promise<Person[]> {
    return this.listPeople.execute(ids);
  }

  /**
   * Finds the users of `ids` who may be shown to others, in no particular order: suspended users, users whose account
   * is closing, and users without a confirmed address are in no list, byline or suggestion. Call once for all users of
   * a request.
   */
  shownPeople(ids: readonly number[]): Promise<Person[]> {
    return this.listPeople.takingPart(ids);
  }

  /**
   * Finds the email addresses of the users of `ids` who are active: the address is confirmed, and the account is
   * neither closing nor suspended. Other users aren't shown to anyone. The address is for sending email, not for
   * display.
   */
  reachable(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.peopleReader.findReachable(ids);
  }

  /** Returns the month in which each user of `ids` was last active, `YYYY-MM`. Use it only for users who share it. */
  lastActiveMonths(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.peopleReader.findLastActiveMonths(ids);
  }

  /** Returns the full name and the username of a user, for themselves; empty if the account no longer exists. */
  async ownNames(userId: number): Promise<readonly string[]> {
    const account = await this.users.findAccount(userId as UserId);
    return account ? [account.fullName, account.username] : [];
  }

  /** Returns when those of `ids` that have an account registered, and the networks of recent sign-ins; not for display. */
  accountOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>> {
    return this.peopleReader.findOrigins(ids);
  }

  /** Returns when the account was created. @throws UserNotFound */
  registeredAt(userId: number): Promise<Date> {
    return this.peopleReader.findRegisteredAt(userId);
  }

  /**
   * Finds the users of `ids` who have an account that isn't closing, in no particular order, with the data that a
   * directory needs.
   */
  forDirectory(ids: readonly number[]): Promise<DirectoryPerson[]> {
    return this.directory.execute(ids);
  }

  /** Returns the IDs of accounts after `id`, ascending, to iterate over all accounts. */
  idsAfter(id: number, most: number): Promise<readonly number[]> {
    return this.peopleReader.listIdsAfter(id, most);
  }

  /** Returns the studies and work that an alum registered with; null for other users. */
  async alumniRegistration(userId: number): Promise<RegistrationDetails | null> {
    const details = await this.registrations.findByUserId(userId as UserId);
    return details?.college ? details : null;
  }

  /**
   * Records an action of another context in the audit log of the account, in the unit of work in progress.
   * @param detail an operator's reason, at most 200 characters
   */
  noteForAudit(action: NotedElsewhere, userId: number | null, at: Date, detail?: string): Promise<void> {
    return this.audit.record({ action, userId: userId as UserId | null, visitor: null, at, detail });
  }

  /**
   * Checks the form of a person who was invited by email, by the rules and limits of the registration, and hashes the
   * password. Call before the unit of work that creates the account: hashing is slow.
   * @throws TooYoung, RegistrationRefused, TooManyRequests
   */
  prepareInvitedAccount(applicant: Omit<Applicant, 'isAgeVerified'>, visitor: Visitor): Promise<PreparedAccount> {
    return this.registration.prepare({ ...applicant, isAgeVerified: true }, visitor);
  }

  /**
   * Creates the account of a person who has opened the link emailed to its address: the address is confirmed, and the
   * browser signed in. Joins the unit of work in progress.
   * @throws UsernameTaken, EmailTaken
   */
  addInvitedAccount(
    account: PreparedAccount,
    browser: RegisteringBrowser,
  ): Promise<{ readonly userId: number; readonly secret: string }> {
    return this.registration.add(account, browser, { isEmailConfirmed: true });
  }

  /** Returns a user's account as they see it themselves. @throws UserNotFound */
  async ownAccount(userId: number): Promise<UserAccount> {
    const account = await this.getOwnAccount.execute(userId as UserId);
    if (!account) throw new UserNotFound(userId);
    return account;
  }

  /** @returns the generated password; it is shown only this once */
  createAdmin(person: CreateAdminInput): Promise<string> {
    return this.adminCreation.execute(person);
  }

  /**
   * Generates a password and ends every session of the user.
   * @param options `withoutTwoFactor`: for a user who has lost their phone and their recovery codes
   * @returns the generated password; it is shown only this once
   */
  resetPassword(username: string, options?: { withoutTwoFactor?: boolean }): Promise<string> {
    return this.passwordReset.execute(username, options);
  }

  /**
   * Suspends a user immediately, in all sessions. @returns false if they were already suspended @throws UserNotFound,
   * SuspensionOver
   */
  suspendUser(username: string, suspension: Suspension): Promise<boolean> {
    return this.suspension.execute(username, suspension);
  }

  /**
   * Changes the end of a suspension. @returns false if the user isn't suspended @throws UserNotFound, SuspensionOver
   */
  changeSuspension(username: string, change: SuspensionChange): Promise<boolean> {
    return this.suspensionChange.execute(username, change);
  }

  /** Lifts a suspension. @returns false if there was none @throws UserNotFound */
  unsuspendUser(username: string): Promise<boolean> {
    return this.liftingSuspension.execute(username);
  }

  /** Grants the role of operator. @returns false if the user already has it @throws UserNotFound, OperatorRefused */
  grantOperator(username: string, reason: string): Promise<boolean> {
    return this.operatorGrants.execute(username, reason);
  }

  /** Revokes the role of operator. @returns false if the user didn't have it @throws UserNotFound */
  revokeOperator(username: string): Promise<boolean> {
    return this.operatorGrants.revoke(username);
  }

  /** Finds the accounts of `ids` as operators see them, including suspended and closing ones. */
  moderatedAccounts(ids: readonly number[]): Promise<ModeratedAccount[]> {
    return this.accounts.execute(ids);
  }

  /**
   * Finds the users of `ids` with the role of a college administrator, with their address: for operators who decide
   * about them.
   */
  applicants(ids: readonly number[]): Promise<ApplicantAccount[]> {
    return this.accounts.applicants(ids);
  }

  /**
   * Suspends an account immediately and ends all its sessions; joins the unit of work in progress.
   * @param suspension `notice` is shown to the user
   * @returns false if they were already suspended @throws UserNotFound, SuspensionOver
   */
  suspendForModeration(userId: number, suspension: { until: Date | null; notice: string }): Promise<boolean> {
    return this.suspension.byId(userId as UserId, { ...suspension, reason: 'Moderation' });
  }

  /**
   * Changes the end and the notice of a suspension; joins the unit of work in progress.
   * @returns false if the user isn't suspended @throws UserNotFound, SuspensionOver
   */
  changeSuspensionForModeration(userId: number, change: { until: Date | null; notice: string }): Promise<boolean> {
    return this.suspensionChange.byId(userId as UserId, change);
  }

  /** Returns which of `ids` are operators now. */
  operatorsAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return this.operators.among(ids);
  }

  /** Returns the IDs of all current operators. */
  allOperators(): Promise<readonly number[]> {
    return this.operators.all();
  }

  /** @throws UserNotFound */
  async idOf(username: string): Promise<number> {
    const id = await this.users.findId(username);
    if (id === null) throw new UserNotFound(username);
    return id;
  }

  /** Returns all data that identity stores about a user. @throws UserNotFound */
  exportUser(userId: number): Promise<PersonalDataTables> {
    return this.personalData.findByUserId(userId as UserId);
  }

  /** Creates the missing demo accounts. */
  async seedDemoPeople(): Promise<DemoAccounts> {
    const made = await this.demoPeople.execute();
    return { made, usernames: DEMO_PEOPLE.map((person) => person.username), password: DEMO_PASSWORD };
  }

  /** Creates the missing accounts of demo alumni. @returns the IDs of the existing ones, by username */
  async seedDemoAlumni(alumni: readonly DemoAlumnus[]): Promise<ReadonlyMap<string, number>> {
    await this.demoPeople.execute(alumni.map(asApplicant));
    return this.peopleReader.findIdsByUsername(alumni.map(({ username }) => username));
  }

  /** Returns the IDs of the existing demo accounts, by username. */
  demoIds(): Promise<ReadonlyMap<string, number>> {
    return this.peopleReader.findIdsByUsername(DEMO_PEOPLE.map((person) => person.username));
  }
}
