import type { PersonalDataTables, WrittenChoice } from '../../../../../shared/application/personal-data';

/** Everything the forum keeps of a person besides reports. */
export abstract class OwnDiscussions {
  abstract of(userId: number): Promise<PersonalDataTables>;

  /**
   * What they wrote stays without a name, or goes, as they chose; anonymous texts too. Belongs in a unit of work.
   * @param at when it is removed
   */
  abstract erase(userId: number, written: WrittenChoice, at: Date): Promise<void>;
}
