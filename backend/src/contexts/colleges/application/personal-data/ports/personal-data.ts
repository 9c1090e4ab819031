import type { PersonalDataTables, WrittenChoice } from '../../../../../shared/application/personal-data';

/** All data that this context stores about a user. */
export abstract class PersonalData {
  abstract getTables(userId: number): Promise<PersonalDataTables>;

  /**
   * Deletes lists, inquiries, votes and RSVPs. Texts written for a college, and what a college published, stay without
   * the user; reviews stay without an author or are deleted. Call in a unit of work.
   */
  abstract erase(userId: number, written: WrittenChoice): Promise<void>;
}
