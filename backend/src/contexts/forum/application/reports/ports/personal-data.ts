import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /**
   * Reports stay, without the person who made them: what they point out may still be there. Those about the person go.
   * Copies of what they wrote stay without a name, for as long as their cases need them. Belongs in a unit of work.
   */
  abstract erase(userId: number): Promise<void>;
}
