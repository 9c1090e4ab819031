import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<PersonalDataTables>;
}
