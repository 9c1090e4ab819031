import type { KeptRows } from '../../../../shared/application/personal-data';

/** Everything this context keeps about a person. */
export abstract class PersonalData {
  abstract of(userId: number): Promise<KeptRows>;

  abstract erase(userId: number): Promise<void>;
}
