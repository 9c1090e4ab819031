import { UseCase } from '../../../../shared/application/use-case';
import type { AlumniRegistration } from '../../domain/profile-fields/alumni-details';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { CollegeList, People, AlumniProfiles } from './ports/profiles';
import { Transactions } from '../../../../shared/application/transactions';

/** The profile that is kept, or as it begins: with what was told at registration. */
@UseCase()
export class FindAlumniProfile {
  constructor(
    private readonly profiles: AlumniProfiles,
    private readonly people: People,
    private readonly colleges: CollegeList,
  ) {}

  async execute(userId: number): Promise<AlumniProfile> {
    const kept = await this.profiles.findByUserId(userId);
    return kept ?? AlumniProfile.create(userId, await this.#registrationOf(userId));
  }

  /** With the key of the college also where only its name was given, and one college has that name. */
  async #registrationOf(userId: number): Promise<AlumniRegistration | null> {
    const told = await this.people.getAlumniRegistration(userId);
    if (!told?.college || told.collegeId !== null) return told;
    return { ...told, collegeId: await this.colleges.findIdByName(told.college) };
  }
}

/** Takes over what someone told when they registered as alumna or alumnus, unless they have told more since. */
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
