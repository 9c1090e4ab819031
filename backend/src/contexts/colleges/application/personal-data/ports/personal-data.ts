import type { PersonalDataTables, WrittenChoice } from '../../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /**
   * Deletes lists, inquiries, votes and answers. What was written for a college, and what a college had published, stays
   * without the person; reviews stay without an author, or go. Belongs in a unit of work.
   */
  abstract erase(userId: number, written: WrittenChoice): Promise<void>;
}
