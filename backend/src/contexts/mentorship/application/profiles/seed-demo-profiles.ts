import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import { StudentProfile } from '../../domain/profiles/student-profile';
import { DEMO_ALUMNI, DEMO_STUDENT, type DemoPeople } from './demo-profiles';
import { FindAlumniProfile } from './find-alumni-profile';
import { AlumniProfiles, StudentProfiles } from './ports/profiles';

/** Fills in the profiles of the demo people; what somebody has told with such an account stays. */
@UseCase()
export class SeedDemoProfiles {
  constructor(
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ student, alumni }: DemoPeople): Promise<void> {
    await this.transactions.run(() => this.#student(student));
    await this.alumniTell([{ userId: alumni, told: DEMO_ALUMNI }]);
  }

  /** Fills in the profiles of demo alumni and shows them to everybody. */
  async alumniTell(alumni: readonly { readonly userId: number; readonly told: AlumniProfileChanges }[]): Promise<void> {
    for (const { userId, told } of alumni) await this.transactions.run(() => this.#alumni(userId, told));
  }

  async #student(id: number): Promise<void> {
    const now = this.clock.now();
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, false);
    if (profile.isFilledIn || profile.isVisibilityChosen) return;
    profile.update(DEMO_STUDENT, false, now);
    profile.chooseVisibility('public', false, now);
    await this.students.save(profile);
  }

  async #alumni(id: number, told: AlumniProfileChanges): Promise<void> {
    const now = this.clock.now();
    const profile = await this.findAlumniProfile.execute(id);
    if (profile.isFilledIn || profile.isVisibilityChosen || !profile.hasStudies) return;
    profile.update(told, now);
    profile.choose({ isProfileVisible: true }, false, now);
    await this.alumni.save(profile);
  }
}
