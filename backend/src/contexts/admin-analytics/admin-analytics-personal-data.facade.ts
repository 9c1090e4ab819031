import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { ErasePerson } from './application/memberships/leave-college';
import { PersonalData } from './application/memberships/ports/memberships';
import type { PersonalDataPart } from '../../shared/application/personal-data';

/** What this context stores about people. */
@Injectable()
export class AdminAnalyticsPersonalData implements PersonalDataPart {
  constructor(
    private readonly personalData: PersonalData,
    private readonly erasePerson: ErasePerson,
  ) {}

  /** Returns all data that this context stores about a user. */
  export(userId: number): Promise<PersonalDataTables> {
    return this.personalData.find(userId);
  }

  /** Erases a user from all data of this context. Another administrator takes over their college. */
  erase(userId: number): Promise<void> {
    return this.erasePerson.execute(userId);
  }
}
