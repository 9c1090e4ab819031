import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { AlumniRegistration } from '../../domain/profile-fields/alumni-details';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { People } from './ports/people';
import { CollegeList } from './ports/college-list';
import { AlumniProfiles } from './ports/profiles';
import { Transactions } from '../../../../shared/application/transactions';

/** Finds the stored alumni profile, or creates an unsaved one from the registration details. */
@UseCase()
export class FindAlumniProfile {
  constructor(
    private readonly profiles: AlumniProfiles,
    private readonly people: People,
    private readonly colleges: CollegeList,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number): Promise<AlumniProfile> {
    const stored = await this.profiles.findByUserId(userId);
    return stored ?? AlumniProfile.register(userId, await this.#findRegistration(userId), this.clock.now());
  }

  /** Adds the key of the college if only its name was given and exactly one college has that name. */
  async #findRegistration(userId: number): Promise<AlumniRegistration | null> {
    const registration = await this.people.findAlumniRegistration(userId);
    if (!registration?.college || registration.collegeId !== null) return registration;
    return { ...registration, collegeId: await this.colleges.findIdByName(registration.college) };
  }
}

/** Creates an alumni profile from the registration details, unless one exists. */
@UseCase()
export class CreateAlumniProfile {
  constructor(
    private readonly findProfile: FindAlumniProfile,
    private readonly profiles: AlumniProfiles,
    private readonly transactions: Transactions,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      if (await this.profiles.findByUserId(userId)) return;
      const profile = await this.findProfile.execute(userId);
      if (profile.hasStudies) await this.profiles.save(profile);
    });
  }
}
