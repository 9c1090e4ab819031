import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../shared/application/personal-data';
import type { DemoPeople } from './application/demo-profiles';
import { PersonalData } from './application/ports/personal-data';
import { type OwnProfiles, ProfileReader } from './application/ports/profile-reader';
import { SeedDemoProfiles } from './application/seed-demo-profiles';

/** What mentorship tells the rest of the house. */
@Injectable()
export class MentorshipFacade {
  constructor(
    private readonly profiles: ProfileReader,
    private readonly personalData: PersonalData,
    private readonly demoProfiles: SeedDemoProfiles,
  ) {}

  /** What somebody tells about themselves in each of the roles, whichever they have today; null where nothing is kept. */
  profilesOf(userId: number): Promise<OwnProfiles> {
    return this.profiles.of(userId);
  }

  /** The colleges of those of `userIds` who have told of their studies; null where the college is not one of the list. */
  alumniCollegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.profiles.alumniCollegesOf(userIds);
  }

  /** Everything that is kept here about a person. */
  exportUser(userId: number): Promise<KeptRows> {
    return this.personalData.of(userId);
  }

  /** Forgets a person, inside the caller's unit of work. */
  eraseUser(userId: number): Promise<void> {
    return this.personalData.erase(userId);
  }

  /** Fills in the profiles of the demo people where nothing has been told yet. */
  seedDemoProfiles(people: DemoPeople): Promise<void> {
    return this.demoProfiles.execute(people);
  }
}
