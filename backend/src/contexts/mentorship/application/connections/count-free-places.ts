import { UseCase } from '../../../../shared/application/use-case';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { ConnectionCounts } from './ports/connection-counts';

/** How many more students a mentor takes; 0 or less when there is no room. */
@UseCase()
export class CountFreePlaces {
  constructor(
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly counts: ConnectionCounts,
  ) {}

  /** Inside a unit of work the number holds until its end: whoever changes it waits for the mentor's profile. */
  async execute(mentorId: number): Promise<number> {
    const profile = await this.findAlumniProfile.execute(mentorId);
    return profile.snapshot().maxMentees - (await this.counts.countPlacesTaken(mentorId));
  }
}
