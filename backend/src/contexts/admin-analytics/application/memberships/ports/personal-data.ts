import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Deletes memberships, and what the person did with colleges. Belongs in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}
