import { Injectable } from '@nestjs/common';
import { AccessTokens } from './application/access-tokens/ports/access-tokens';
import { type ApplicantAccount, ListAccounts } from './application/operators/list-accounts';
import { FindCollegeAdmin, type FoundCollegeAdmin } from './application/people/people';
import { PeopleReader } from './application/people/ports/people-reader';
import { EndAffiliation } from './application/college-sign-in/end-affiliation';
import { PersonRecords } from './application/people/ports/person-records';
import { RepresentCollege } from './application/people/represent-college';
import { Clock } from '../../shared/application/clock';
import type { Affiliation, AffiliationKind } from './domain/people/affiliation';
import type { ProfileSummary } from './domain/people/profile-summary';
import type { UserId } from './domain/users/user-state';

/**
 * What other contexts decide about people and every context reads: which colleges a person represents or is an alum of,
 * and from whom their profile is hidden. The context that decides writes it here, in the same unit of work.
 */
@Injectable()
export class PersonRecordFacade {
  constructor(
    private readonly records: PersonRecords,
    private readonly endAffiliation: EndAffiliation,
    private readonly representCollege: RepresentCollege,
    private readonly collegeAdmins: FindCollegeAdmin,
    private readonly accounts: ListAccounts,
    private readonly peopleReader: PeopleReader,
    private readonly tokens: AccessTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Stores a new or changed affiliation, in the unit of work in progress. The access tokens of someone who isn't the
   * main administrator of the college are revoked.
   */
  async saveAffiliation(affiliation: Affiliation): Promise<void> {
    await this.records.saveAffiliation(affiliation);
    const { userId, collegeId, kind, mainSince } = affiliation;
    if (kind === 'represents' && mainSince === null) await this.#revokeTokens(userId, collegeId);
  }

  /**
   * Deletes an affiliation, the sign-in from the college that relied on it and its access tokens, in the unit of work in
   * progress; repeating it changes nothing.
   */
  async deleteAffiliation(userId: number, collegeId: number, kind: AffiliationKind): Promise<void> {
    await this.endAffiliation.execute(userId as UserId, collegeId, kind);
    if (kind === 'represents') await this.#revokeTokens(userId, collegeId);
  }

  #revokeTokens(userId: number, collegeId: number): Promise<void> {
    return this.tokens.revokeByOwnerAndCollege(userId as UserId, collegeId, this.clock.now());
  }

  /** Stores what a new or changed profile says to every context, in the unit of work in progress. */
  saveProfileSummary(summary: ProfileSummary): Promise<void> {
    return this.records.saveSummary(summary);
  }

  /**
   * Checks whether a person can act for this college now; false for everyone but verified, adult administrators with
   * the second factor that this installation requires. Inside a unit of work, an existing right lasts until its end.
   */
  canRepresent(userId: number, collegeId: number): Promise<boolean> {
    return this.representCollege.execute(userId, collegeId);
  }

  /** Same as `canRepresent`, for any college. */
  canRepresentAny(userId: number): Promise<boolean> {
    return this.representCollege.execute(userId, null);
  }

  /** Returns those of `ids` who were invented for the demo data. Reveals nothing else, also of anonymous authors. */
  listSampleIds(ids: readonly number[]): Promise<readonly number[]> {
    return this.peopleReader.listSampleIds(ids);
  }

  /** Finds the colleges that have confirmed each of `userIds` as an alum; people without one are left out. */
  listAlumCollegeIds(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    return this.records.listCollegeIds(userIds, 'alum', this.clock.now());
  }

  /**
   * Finds a user with the role of a college administrator, with the college they entered at registration. The role
   * gives no rights.
   * @returns null if there is no such user, or they have another role
   */
  findCollegeAdmin(identifier: { userId: number } | { username: string }): Promise<FoundCollegeAdmin | null> {
    return this.collegeAdmins.execute(identifier);
  }

  /**
   * Finds the users of `ids` with the role of a college administrator, with their address: for operators who decide
   * about them.
   */
  listApplicants(ids: readonly number[]): Promise<ApplicantAccount[]> {
    return this.accounts.listApplicants(ids);
  }
}
