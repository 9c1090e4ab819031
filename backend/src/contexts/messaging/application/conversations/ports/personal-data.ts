import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  /** What they sent, and of what they received when and whether it was read: others' words are not theirs. */
  abstract of(userId: number): Promise<PersonalDataTables>;

  /** Takes the person out; what was said stays for the other side. Belongs in a unit of work. */
  abstract erase(userId: number): Promise<void>;
}
