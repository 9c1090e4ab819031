import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { EmailTaken, UsernameTaken } from '../../domain/users/errors';
import { type Applicant, Registration } from '../../domain/users/registration';
import { User } from '../../domain/users/user';
import { DEMO_PEOPLE } from './demo-people';
import { PasswordHasher } from '../credentials/ports/password-hasher';
import { Registrations } from './ports/registrations';
import { Users } from '../users/ports/users';

/** Makes the demo accounts that are missing; those that are there stay as they are. */
@UseCase()
export class SeedDemoPeople {
  constructor(
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @param people all with the same password
   * @returns the usernames of the accounts that were made
   */
  async execute(people: readonly Applicant[] = DEMO_PEOPLE): Promise<string[]> {
    const [made, missing]: [string[], Applicant[]] = [[], []];
    for (const person of people) if (!(await this.users.findByUsername(person.username))) missing.push(person);
    if (missing.length === 0) return made;

    const hash = await this.hasher.hash(missing[0]!.password);
    for (const person of missing) if (await this.#make(person, hash)) made.push(person.username);
    return made;
  }

  async #make(person: Applicant, hash: string): Promise<boolean> {
    const now = this.clock.now();
    const registration = Registration.of(person, now, () => false);
    const user = User.register(await this.users.nextId(), registration, hash, now);
    user.confirmEmail(person.email, now);
    try {
      await this.transactions.run(async () => {
        await this.users.add(user);
        await this.registrations.save(user.id, registration.details);
      });
      return true;
    } catch (error) {
      // Another instance that starts at the same moment was faster.
      if (error instanceof UsernameTaken || error instanceof EmailTaken) return false;
      throw error;
    }
  }
}
