import { UseCase } from '../../../shared/application/use-case';
import { AlumniProfile } from '../domain/alumni-profile';
import { People } from './ports/people';
import { AlumniProfiles } from './ports/profiles';

/** The profile that is kept, or as it begins: with what was told at registration. */
@UseCase()
export class FindAlumniProfile {
  constructor(
    private readonly profiles: AlumniProfiles,
    private readonly people: People,
  ) {}

  async execute(userId: number): Promise<AlumniProfile> {
    const kept = await this.profiles.of(userId);
    return kept ?? AlumniProfile.begin(userId, await this.people.alumniRegistration(userId));
  }
}
