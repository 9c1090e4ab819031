import type { ToldAtRegistration } from '../../../domain/profile-fields/alumni-details';
import type { ShownPerson } from '../../../domain/profiles/what-is-shown';

/** The people behind the profiles. Identity knows them; mentorship only asks. */
export abstract class People {
  /** @throws PersonGone */
  abstract byId(userId: number): Promise<ShownPerson>;

  /** What somebody told when they registered as alumna or alumnus; null for everybody else. */
  abstract alumniRegistration(userId: number): Promise<ToldAtRegistration | null>;

  /** Notes on the record of the account, in the same unit of work, that the person chose who sees what. */
  abstract notePrivacyChange(userId: number, at: Date): Promise<void>;
}
