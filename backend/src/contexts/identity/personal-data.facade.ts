import { Injectable } from '@nestjs/common';
import type { PersonalDataPart, PersonalDataTables } from '../../shared/application/personal-data';
import { PersonalData } from './application/data-export/ports/personal-data';
import type { UserId } from './domain/users/user-state';

/** What identity stores about people. Identity erases it itself, after all other contexts. */
@Injectable()
export class IdentityPersonalData implements PersonalDataPart {
  constructor(private readonly personalData: PersonalData) {}

  /** @throws UserNotFound */
  export(userId: number): Promise<PersonalDataTables> {
    return this.personalData.export(userId as UserId);
  }
}
