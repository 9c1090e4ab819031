import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Exports all data that this context stores about a person. */
export abstract class PersonalData {
  abstract export(userId: number): Promise<PersonalDataTables>;

  abstract erase(userId: number): Promise<void>;
}
