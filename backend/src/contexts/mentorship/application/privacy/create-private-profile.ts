import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { PersonGone } from '../../domain/profiles/person';
import { StudentProfile } from '../../domain/profiles/profiles';
import { People } from '../profiles/ports/people';
import { StudentProfiles, AlumniProfiles } from '../profiles/ports/profiles';

/**
 * Stores a private student profile for a minor; otherwise turning 18 would make visible what they never chose to show.
 */
@UseCase()
export class CreatePrivateProfile {
  constructor(
    private readonly profiles: StudentProfiles,
    private readonly people: People,
    private readonly transactions: Transactions,
  ) {}

  /** Does nothing if the person is an adult, has a profile or is deleted. */
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

/** Keeps people private who hid their alumni profile and become students. */
@UseCase()
export class HideStudentProfile {
  constructor(
    private readonly alumni: AlumniProfiles,
    private readonly students: StudentProfiles,
  ) {}

  /** Call inside the unit of work that changes the role. */
  async execute(userId: number): Promise<void> {
    if (!(await this.alumni.findByUserId(userId))?.isHidden) return;
    const profile = (await this.students.findByUserId(userId)) ?? StudentProfile.create(userId, true);
    profile.makePrivateUnlessChosen();
    await this.students.save(profile);
  }
}
