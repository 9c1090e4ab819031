import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { OtherRole } from '../../domain/profile-fields/errors';
import {
  type Preferences,
  preferencesOfAlumni,
  preferencesOfStudent,
  type ProfilePreferences,
} from '../../domain/privacy/preferences';
import { SharingPreferences } from '../../domain/privacy/sharing';
import { StudentProfile } from '../../domain/profiles/student-profile';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { People } from '../profiles/ports/people';
import { StudentProfiles } from '../profiles/ports/profiles';
import { SharingChoicesStore } from './ports/sharing';

/** What someone has chosen, or what holds until they choose. */
@UseCase()
export class GetPrivacySettings {
  constructor(
    private readonly students: StudentProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly sharing: SharingChoicesStore,
    private readonly people: People,
  ) {}

  /** @throws OtherRole, PersonGone */
  async execute({ id, role }: Pick<SignedInUser, 'id' | 'role'>): Promise<Preferences> {
    if (role === 'college_admin') throw new OtherRole();
    const { isMinor } = await this.people.getById(id);
    const preferences = (await this.sharing.findByUserId(id)) ?? SharingPreferences.create(id);
    return { ...(await this.ofProfile(id, role)), ...preferences.shown(isMinor) };
  }

  /** Joins the caller's unit of work. */
  async ofProfile(id: number, role: 'student' | 'alumni'): Promise<ProfilePreferences> {
    if (role === 'alumni') return preferencesOfAlumni((await this.findAlumniProfile.execute(id)).snapshot());
    const { isMinor } = await this.people.getById(id);
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, isMinor);
    return preferencesOfStudent(profile.snapshot());
  }
}
