import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract export(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}
