import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../shared/application/personal-data';
import { PersonalData } from './application/ports/personal-data';
import { type VerifiedAdministrator, VerifyAdministrator } from './application/verify-administrator';

/** What an operator may ask of the colleges' administrators. */
@Injectable()
export class AdminAnalyticsFacade {
  constructor(
    private readonly verification: VerifyAdministrator,
    private readonly personalData: PersonalData,
  ) {}

  /** Confirms that somebody speaks for the college they named. @returns null when nobody of this name has the role */
  verifyAdministrator(username: string): Promise<VerifiedAdministrator | null> {
    return this.verification.execute(username);
  }

  /** Everything that is kept here about a person. */
  exportUser(userId: number): Promise<KeptRows> {
    return this.personalData.of(userId);
  }
}
