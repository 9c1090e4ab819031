import { Injectable } from '@nestjs/common';
import { ListDirectoryPeople, ListPeople, type DirectoryPerson, type Person } from './application/people/people';
import { PeopleReader } from './application/people/ports/people-reader';
import { AuditLog, Registrations, UserReader } from './application/users/ports/users';
import type { RegistrationDetails } from './domain/users/registration';
import type { UserId } from './domain/users/user-state';

/** Actions of other contexts that the audit log of an account records. */
type ExternalAuditAction =
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
  | 'webhook-added'
  | 'webhook-changed'
  | 'webhook-deleted'
  | 'webhook-secret-rotated'
  | 'administrator-approved'
  | 'imported-profile-claimed'
  | 'imported-profile-declined'
  | 'imported-profile-removed'
  | 'imported-profile-invited-again'
  | 'imported-profiles-exported'
  | 'alumni-asked-to-confirm'
  | 'studies-confirmed'
  | 'studies-denied'
  | 'affiliation-ended'
  | 'affiliation-restored'
  | 'consent-changed';

/** People, as every other context may know and show them. */
@Injectable()
export class PeopleFacade {
  constructor(
    private readonly people: ListPeople,
    private readonly peopleReader: PeopleReader,
    private readonly directory: ListDirectoryPeople,
    private readonly users: UserReader,
    private readonly registrations: Registrations,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Finds the users of `ids` who have an account that isn't closing, in no particular order, also suspended ones: for
   * rules about people, not for showing them. Call once for all users of a request.
   */
  listPeople(ids: readonly number[]): Promise<Person[]> {
    return this.people.execute(ids);
  }

  /**
   * Finds the users of `ids` who may be shown to others, in no particular order: suspended users, users whose account
   * is closing, and users without a confirmed address are in no list, byline or suggestion. Call once for all users of
   * a request.
   */
  listVisiblePeople(ids: readonly number[]): Promise<Person[]> {
    return this.people.listVisible(ids);
  }

  /**
   * Finds the email addresses of the users of `ids` who are active: the address is confirmed, and the account is
   * neither closing nor suspended. Other users aren't shown to anyone. The address is for sending email, not for
   * display.
   */
  findReachableAddresses(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.peopleReader.findReachableEmails(ids);
  }

  /** Returns the month in which each user of `ids` was last active, `YYYY-MM`. Use it only for users who share it. */
  findLastActiveMonths(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    return this.peopleReader.findLastActiveMonths(ids);
  }

  /** Returns the full name and the username of a user, for themselves; empty if the account no longer exists. */
  async findOwnNames(userId: number): Promise<readonly string[]> {
    const account = await this.users.findAccount(userId as UserId);
    return account ? [account.fullName, account.username] : [];
  }

  /** Returns when the account was created. @throws UserNotFound */
  getRegisteredAt(userId: number): Promise<Date> {
    return this.peopleReader.getRegisteredAt(userId);
  }

  /**
   * Finds the users of `ids` who have an account that isn't closing, in no particular order, with the data that a
   * directory needs.
   */
  listDirectoryPeople(ids: readonly number[]): Promise<DirectoryPerson[]> {
    return this.directory.execute(ids);
  }

  /** Returns the IDs of accounts after `id`, ascending, to iterate over all accounts. */
  listIdsAfter(id: number, max: number): Promise<readonly number[]> {
    return this.peopleReader.listIdsAfter(id, max);
  }

  /** Returns the studies and work that an alum registered with; null for other users. */
  async findAlumniRegistration(userId: number): Promise<RegistrationDetails | null> {
    const details = await this.registrations.findByUserId(userId as UserId);
    return details?.college ? details : null;
  }

  /**
   * Records an action of another context in the audit log of the account, in the unit of work in progress.
   * @param detail an operator's reason, at most 200 characters
   */
  recordInAuditLog(action: ExternalAuditAction, userId: number | null, at: Date, detail?: string): Promise<void> {
    return this.audit.record({ action, userId: userId as UserId | null, visitor: null, at, detail });
  }
}
