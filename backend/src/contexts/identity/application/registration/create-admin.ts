import { Clock } from '../../../../shared/application/clock';
import { Randomness } from '../../../../shared/application/randomness';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { GENERATED_PASSWORD_BYTES } from '../../domain/credentials/credentials';
import { Registration } from '../../domain/users/registration';
import { User } from '../../domain/users/user';
import { AuditLog, Registrations, Users } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';

export interface CreateAdminInput {
  username: string;
  email: string;
  fullName: string;
  collegeId: number;
}

/** Creates an account for a college administrator by an operator. It has no more rights than a self-registered one. */
@UseCase()
export class CreateAdmin {
  constructor(
    private readonly users: Users,
    private readonly registrations: Registrations,
    private readonly audit: AuditLog,
    private readonly passwords: Passwords,
    private readonly transactions: Transactions,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @returns the generated password; it is shown only once */
  async execute({ collegeId, ...person }: CreateAdminInput): Promise<string> {
    const now = this.clock.now();
    const registration = Registration.byOperator(
      { ...person, role: 'college_admin', birthDate: null },
      { collegeId },
      now,
    );

    const password = this.randomness.createToken(GENERATED_PASSWORD_BYTES);
    const user = User.register(await this.users.nextId(), registration, await this.passwords.hash(password), now);

    await this.transactions.run(async () => {
      await this.users.add(user);
      await this.registrations.save(user.id, registration.details);
      await this.audit.record({ action: 'account-created-by-operator', userId: user.id, visitor: null, at: now });
    });
    return password;
  }
}
