import type { PersonalDataTables, WrittenChoice } from '../../../../../shared/application/personal-data';

/** The data that the forum stores about a person, except reports. */
export abstract class DiscussionPersonalData {
  abstract export(userId: number): Promise<PersonalDataTables>;

  /**
   * Anonymizes or deletes what the person wrote, as they chose, including anonymous texts. Call within a unit of work.
   * @param at time of removal
   */
  abstract erase(userId: number, written: WrittenChoice, at: Date): Promise<void>;
}
