import type { AlumniRegistration } from '../../../domain/profile-fields/alumni-details';
import type { ShownPerson } from '../../../domain/profiles/profile-visibility';

/** The people whom identity knows, as far as mentorship asks for them. Each list costs a fixed number of statements. */
export abstract class People {
  /** @throws PersonGone */
  abstract getById(userId: number): Promise<ShownPerson>;

  /** Those of `ids` whose account is not deleted, suspended or not, by key. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /**
   * Those of `ids` who can be contacted, by key: their address is confirmed, and they are neither suspended nor closing
   * their account. Without colleges.
   */
  abstract findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /** The same people, with the colleges they graduated from. */
  abstract findActiveWithCollegesByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>>;

  /** The confirmed email address of an active person; null for everyone else. */
  abstract getEmailAddress(userId: number): Promise<string | null>;

  /** The details that a person gave when registering as alumni; null for everyone else. */
  abstract getAlumniRegistration(userId: number): Promise<AlumniRegistration | null>;

  /** Writes to the account's audit log, in the same unit of work, that the person changed a privacy setting. */
  abstract recordPrivacyChange(userId: number, at: Date): Promise<void>;
}
