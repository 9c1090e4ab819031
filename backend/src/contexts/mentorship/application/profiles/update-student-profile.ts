import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { OtherRole } from '../../domain/profile-fields/errors';
import type { StudentProfileChanges } from '../../domain/profile-fields/student-details';
import { StudentProfile } from '../../domain/profiles/student-profile';
import { People } from './ports/people';
import { StudentProfiles } from './ports/profiles';

export interface TellStudentProfileInput {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
  readonly told: StudentProfileChanges;
}

@UseCase()
export class UpdateStudentProfile {
  constructor(
    private readonly profiles: StudentProfiles,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws OtherRole, ProfileRefused, PersonGone */
  async execute({ by, told }: TellStudentProfileInput): Promise<void> {
    if (by.role !== 'student') throw new OtherRole();
    const { isMinor } = await this.people.getById(by.id);

    await this.transactions.run(async () => {
      const profile = (await this.profiles.findByUserId(by.id)) ?? StudentProfile.create(by.id, isMinor);

      profile.update(told, isMinor, this.clock.now());

      await this.profiles.save(profile);
    });
  }
}
