import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../shared/application/personal-data';
import { PersonalData } from './application/personal-data/ports/personal-data';
import type { PersonalDataPart } from '../../shared/application/personal-data';

/** What this context stores about people. */
@Injectable()
export class CollegesPersonalData implements PersonalDataPart {
  constructor(private readonly personalData: PersonalData) {}

  /** Returns all data that this context stores about a user. */
  export(userId: number): Promise<PersonalDataTables> {
    return this.personalData.getTables(userId);
  }

  /**
   * Erases a user from all data of this context.
   * @param written what happens to their reviews
   */
  erase(userId: number, written: WrittenChoice): Promise<void> {
    return this.personalData.erase(userId, written);
  }
}
