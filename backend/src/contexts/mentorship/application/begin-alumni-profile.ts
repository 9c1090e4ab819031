import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { AlumniProfile } from '../domain/alumni-profile';
import { People } from './ports/people';
import { AlumniProfiles } from './ports/profiles';

/** Takes over what somebody told when they registered as alumna or alumnus, unless they have told more since. */
@UseCase()
export class BeginAlumniProfile {
  constructor(
    private readonly profiles: AlumniProfiles,
    private readonly people: People,
    private readonly transactions: Transactions,
  ) {}

  async execute(userId: number): Promise<void> {
    await this.transactions.run(async () => {
      const told = await this.people.alumniRegistration(userId);
      if (!told || (await this.profiles.of(userId))) return;
      await this.profiles.save(AlumniProfile.begin(userId, told));
    });
  }
}
