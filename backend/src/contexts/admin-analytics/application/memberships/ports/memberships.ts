import type { Membership } from '../../../domain/memberships/membership';
import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Who speaks, spoke or wants to speak for which college. */
export abstract class Memberships {
  /** Newest request first. Inside a unit of work no one else changes or adds one of theirs before it ends. */
  abstract ofUser(userId: number): Promise<Membership[]>;

  /** Those who speak for the college: its main administrator first, then who has been there longest. Inside a unit of work the answer holds until it ends. */
  abstract activeOf(collegeId: number): Promise<Membership[]>;

  /** Those that wait to be verified, oldest first. */
  abstract pending(most: number): Promise<Membership[]>;

  abstract countPending(): Promise<number>;

  /** Those of one college that wait to be verified, oldest first. */
  abstract pendingOf(collegeId: number): Promise<Membership[]>;

  /** Active ones that were verified in the half-open interval from `from` to `to`. */
  abstract verifiedBetween(from: Date, to: Date, most: number): Promise<Membership[]>;

  /** Keeps a membership, known or new. */
  abstract save(membership: Membership): Promise<void>;
}

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Deletes memberships, and what the person did with colleges. Belongs in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}
