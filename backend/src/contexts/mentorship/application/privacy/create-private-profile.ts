import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PersonGone } from '../../domain/profile-fields/errors';
import { StudentProfile } from '../../domain/profiles/profiles';
import { People, StudentProfiles, AlumniProfiles } from '../profiles/ports/profiles';

/** Of anyone who is under 18 it is kept that they are private, or their birthday would open what they never chose to show. */
@UseCase()
export class CreatePrivateProfile {
  constructor(
    private readonly profiles: StudentProfiles,
    private readonly people: People,
    private readonly transactions: Transactions,
  ) {}

  /** Nothing happens to someone who is of age, has a profile or is gone. */
  async execute(userId: number): Promise<void> {
    if (!(await this.#isMinor(userId))) return;
    await this.transactions.run(async () => {
      if (await this.profiles.findByUserId(userId)) return;
      await this.profiles.save(StudentProfile.create(userId, true));
    });
  }

  async #isMinor(userId: number): Promise<boolean> {
    try {
      return (await this.people.getById(userId)).isMinor;
    } catch (failure) {
      if (failure instanceof PersonGone) return false;
      throw failure;
    }
  }
}

/** Anyone who hid as alumna or alumnus is not opened to members by becoming a student. */
@UseCase()
export class HideStudentProfile {
  constructor(
    private readonly alumni: AlumniProfiles,
    private readonly students: StudentProfiles,
  ) {}

  /** Belongs into the unit of work that changes the role. */
  async execute(userId: number): Promise<void> {
    if (!(await this.alumni.findByUserId(userId))?.isHidden) return;
    const profile = (await this.students.findByUserId(userId)) ?? StudentProfile.create(userId, true);
    profile.keepPrivate();
    await this.students.save(profile);
  }
}
