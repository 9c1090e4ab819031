import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** What open questions store about a person. */
export abstract class OpenQuestionPersonalData {
  /** Returns what the person asked, joined, was offered and answered; never who the others are. */
  abstract export(userId: number): Promise<PersonalDataTables>;
  /** Deletes the questions of a person with their answers, and the person's offers and answers. */
  abstract deleteByUser(userId: number): Promise<void>;
}
