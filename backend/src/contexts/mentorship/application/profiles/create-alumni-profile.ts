import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { FindAlumniProfile } from './find-alumni-profile';
import { AlumniProfiles } from './ports/profiles';

/** Takes over what somebody told when they registered as alumna or alumnus, unless they have told more since. */
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
