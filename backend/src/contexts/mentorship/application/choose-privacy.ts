import type { SignedInUser } from '../../../shared/application/authenticator';
import { Clock } from '../../../shared/application/clock';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import type { AlumniChoices } from '../domain/alumni-profile';
import {
  assertChoicesOf,
  type Preferences,
  preferencesOfAlumni,
  preferencesOfStudent,
  type StudentChoices,
} from '../domain/preferences';
import { StudentProfile } from '../domain/student-profile';
import { FindAlumniProfile } from './find-alumni-profile';
import { People } from './ports/people';
import { AlumniProfiles, StudentProfiles } from './ports/profiles';

export interface ChoosePrivacyInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly choices: AlumniChoices & StudentChoices;
}

/** Whoever decides who sees them finds it on the record of their account. */
@UseCase()
export class ChoosePrivacy {
  constructor(
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws OtherRole, ChoiceRefused, NotForMinors, PersonGone */
  async execute({ by: { id, role }, choices }: ChoosePrivacyInput): Promise<Preferences> {
    assertChoicesOf(role, choices);
    const { isMinor } = await this.people.byId(id);

    return this.transactions.run(() =>
      role === 'student' ? this.#asStudent(id, choices, isMinor) : this.#asAlumni(id, choices, isMinor),
    );
  }

  async #asStudent(id: number, { profileVisibility }: StudentChoices, isMinor: boolean): Promise<Preferences> {
    const now = this.clock.now();
    const profile = (await this.students.of(id)) ?? StudentProfile.begin(id, isMinor);
    if (profile.chooseVisibility(profileVisibility!, isMinor, now)) await this.people.notePrivacyChange(id, now);
    await this.students.save(profile);
    return preferencesOfStudent(profile.snapshot());
  }

  async #asAlumni(id: number, choices: AlumniChoices, isMinor: boolean): Promise<Preferences> {
    const now = this.clock.now();
    const profile = await this.findAlumniProfile.execute(id);
    if (profile.choose(choices, isMinor, now)) await this.people.notePrivacyChange(id, now);
    await this.alumni.save(profile);
    return preferencesOfAlumni(profile.snapshot());
  }
}
