import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../shared/application/personal-data';
import { CancelGroupHours } from './application/group-hours/change-group-hour';
import { CancelUpcomingMeetings } from './application/meetings/change-meeting';
import { PersonalData } from './application/personal-data/ports/personal-data';
import type { PersonalDataPart } from '../../shared/application/personal-data';

/** What this context stores about people. */
@Injectable()
export class MentorshipPersonalData implements PersonalDataPart {
  constructor(
    private readonly personalData: PersonalData,
    private readonly cancelUpcomingMeetings: CancelUpcomingMeetings,
    private readonly cancelGroupHours: CancelGroupHours,
  ) {}

  /** Exports everything that this context stores about a person. */
  export(userId: number): Promise<PersonalDataTables> {
    return this.personalData.export(userId);
  }

  /** Cancels a person's upcoming meetings and group hours, and erases their data, in the caller's unit of work. */
  async erase(userId: number): Promise<void> {
    await this.cancelUpcomingMeetings.execute(userId);
    await this.cancelGroupHours.endAllOf(userId);
    await this.personalData.erase(userId);
  }
}
