import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { RoleNotAllowed } from '../../domain/profiles/person';
import {
  type PrivacyPreferences,
  toAlumniPreferences,
  toStudentPreferences,
  type ProfilePreferences,
  assertChoicesAllowed,
  hasProfileChoice,
  type PrivacyChoices,
  SharingPreferences,
  type SharingSettings,
  type SharingChoices,
} from '../../domain/privacy/preferences';
import { StudentProfile, type AlumniChoices } from '../../domain/profiles/profiles';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { People } from '../profiles/ports/people';
import { StudentProfiles, AlumniProfiles } from '../profiles/ports/profiles';
import { SharingChoicesStore } from './ports/sharing';
import type { ProfileVisibility } from '../../domain/profile-fields/student-details';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** Returns a user's privacy settings, or the defaults until they choose. */
@UseCase()
export class GetPrivacySettings {
  constructor(
    private readonly students: StudentProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly sharing: SharingChoicesStore,
    private readonly people: People,
  ) {}

  /** @throws RoleNotAllowed, PersonGone */
  async execute({ id, role }: Pick<SignedInUser, 'id' | 'role'>): Promise<PrivacyPreferences> {
    if (role === 'college_admin') throw new RoleNotAllowed();
    const { isMinor } = await this.people.getById(id);
    const preferences = (await this.sharing.find(id)) ?? SharingPreferences.create(id);
    return { ...(await this.getProfilePreferences(id, role)), ...preferences.getEffectiveSharing(isMinor) };
  }

  /** Joins the caller's unit of work. */
  async getProfilePreferences(id: number, role: 'student' | 'alumni'): Promise<ProfilePreferences> {
    if (role === 'alumni') return toAlumniPreferences((await this.findAlumniProfile.execute(id)).snapshot());
    const { isMinor } = await this.people.getById(id);
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, isMinor);
    return toStudentPreferences(profile.snapshot());
  }
}

interface ChoosePrivacyInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly choices: PrivacyChoices;
}

/** Changes a user's privacy settings and writes the change to the audit log of their account. */
@UseCase()
export class ChangePrivacySettings {
  constructor(
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly sharing: SharingChoicesStore,
    private readonly getPrivacySettings: GetPrivacySettings,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws RoleNotAllowed, ChoiceRefused, NotForMinors, SharingNotForMinors, PersonGone */
  async execute({ by: { id, role }, choices }: ChoosePrivacyInput): Promise<PrivacyPreferences> {
    assertChoicesAllowed(role, choices);
    const { isMinor } = await this.people.getById(id);

    return this.transactions.run(async () => {
      const { readReceipts, activityStatus, ...ofProfile } = choices;
      const sharing = await this.#saveSharing(id, { readReceipts, activityStatus }, isMinor);
      if (!hasProfileChoice(choices))
        return { ...(await this.getPrivacySettings.getProfilePreferences(id, role)), ...sharing };
      const { profileVisibility, ...ofAlumni } = ofProfile;
      const profile =
        role === 'student'
          ? await this.#saveStudentVisibility(id, profileVisibility!, isMinor)
          : await this.#saveAlumniChoices(id, ofAlumni, isMinor);
      return { ...profile, ...sharing };
    });
  }

  async #saveStudentVisibility(
    id: number,
    visibility: ProfileVisibility,
    isMinor: boolean,
  ): Promise<ProfilePreferences> {
    const now = this.clock.now();
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, isMinor);
    if (profile.chooseVisibility(visibility, isMinor, now)) await this.people.recordPrivacyChange(id, now);
    await this.students.save(profile);
    return toStudentPreferences(profile.snapshot());
  }

  async #saveAlumniChoices(id: number, choices: AlumniChoices, isMinor: boolean): Promise<ProfilePreferences> {
    const now = this.clock.now();
    const profile = await this.findAlumniProfile.execute(id);
    if (profile.applyChoices(choices, isMinor, now)) await this.people.recordPrivacyChange(id, now);
    await this.alumni.save(profile);
    return toAlumniPreferences(profile.snapshot());
  }

  async #saveSharing(id: number, choices: SharingChoices, isMinor: boolean): Promise<SharingSettings> {
    const now = this.clock.now();
    const preferences = await this.sharing.lock(id);
    if (preferences.applyChoices(choices, isMinor, now)) {
      await this.people.recordPrivacyChange(id, now);
      await this.sharing.save(preferences);
    }
    return preferences.getEffectiveSharing(isMinor);
  }
}
