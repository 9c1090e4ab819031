import { Injectable } from '@nestjs/common';
import { type DemoPeople, SeedDemoProfiles } from './application/profiles/seed-demo-profiles';
import { CountAlumniOfColleges } from './application/finder/count-alumni-of-colleges';
import type { AlumniProfileChanges } from './domain/profile-fields/alumni-details';

/** Demo data of mentorship. */
@Injectable()
export class MentorshipDemoFacade {
  constructor(
    private readonly demoProfiles: SeedDemoProfiles,
    private readonly alumniOfColleges: CountAlumniOfColleges,
  ) {}

  /** Fills in empty profiles of demo alumni and makes them public. */
  seedAlumni(alumni: readonly { readonly userId: number; readonly told: AlumniProfileChanges }[]): Promise<void> {
    return this.demoProfiles.seedAlumni(alumni);
  }

  /** Fills in the empty profiles of the demo people. */
  seedProfiles(people: DemoPeople): Promise<void> {
    return this.demoProfiles.execute(people);
  }

  /** Counts the alumni of all colleges now; a job does it every hour. */
  countAlumniOfColleges(): Promise<void> {
    return this.alumniOfColleges.execute();
  }
}
