import type { PersonSummary } from '../../../domain/profiles/person';
import type { ProfileSummary } from '../../../domain/profiles/profile-visibility';
import type { AlumniRegistration } from '../../../domain/profile-fields/alumni-details';

/**
 * The users of the `identity` context, as far as mentorship needs them. Each list takes a fixed number of statements.
 */
export abstract class People {
  /** @throws PersonGone */
  abstract getById(userId: number): Promise<PersonSummary>;

  /** Returns those of `ids` whose account isn't deleted, suspended or not, by id. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>>;

  /**
   * Returns those of `ids` who can be contacted, by id: their address is confirmed, and their account is neither
   * suspended nor closing. Without colleges.
   */
  abstract findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>>;

  /** The confirmed email address of an active person; null for everyone else. */
  abstract findEmailAddress(userId: number): Promise<string | null>;

  /** The details that a person gave when registering as alumni; null for everyone else. */
  abstract findAlumniRegistration(userId: number): Promise<AlumniRegistration | null>;

  /** Checks whether a person can act for a college now, as a verified administrator. */
  abstract canRepresentCollege(userId: number): Promise<boolean>;

  /** The colleges that have confirmed each of `userIds` as an alum; people without one are left out. */
  abstract findVerifiedCollegeIds(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>>;

  /** Records what a new or changed profile says to every context, in the unit of work in progress. */
  abstract saveProfileSummary(summary: ProfileSummary): Promise<void>;

  /** Records in the account's audit log, in the same unit of work, that the person changed a privacy setting. */
  abstract recordPrivacyChange(userId: number, at: Date): Promise<void>;
}
