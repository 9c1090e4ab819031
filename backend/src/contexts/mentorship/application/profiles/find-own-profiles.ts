import { UseCase } from '../../../../shared/application/use-case';
import { omitFields } from '../../../../shared/domain/omit-fields';
import type { Role } from '../../../../shared/domain/role';
import { StudentProfile } from '../../domain/profiles/profiles';
import { People } from './ports/people';
import { type OwnProfiles, ProfileReader } from './ports/profiles';

/** Finds the profile of a user's role, as they see it themselves. */
@UseCase()
export class FindOwnProfiles {
  constructor(
    private readonly profiles: ProfileReader,
    private readonly people: People,
  ) {}

  /**
   * Returns the stored profiles, whatever the current role; null for those that aren't stored. A student has a profile
   * with the default values until the first change.
   * @throws PersonGone
   */
  async execute({ id, role }: { id: number; role: Role }): Promise<OwnProfiles> {
    const stored = await this.profiles.findByUserId(id);
    if (role !== 'student' || stored.studentProfile) return stored;
    const { isMinor } = await this.people.getById(id);
    const newProfile = StudentProfile.create(id, isMinor).snapshot();
    return { ...stored, studentProfile: omitFields(omitFields(newProfile, 'userId'), 'lastEditedAt') };
  }
}
