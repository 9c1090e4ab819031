import { UseCase } from '../../../shared/application/use-case';
import { NotVerified, TwoFactorNeeded } from '../domain/errors';
import { AdministratorRules } from './ports/administrator-rules';
import { Memberships } from './ports/memberships';
import { Representatives } from './ports/representatives';

/** Which college somebody speaks for. Nothing in a request can name another one. */
@UseCase()
export class FindOwnCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly representatives: Representatives,
    private readonly rules: AdministratorRules,
  ) {}

  /** @throws NotVerified, TwoFactorNeeded */
  async execute(userId: number): Promise<number> {
    const own = (await this.memberships.ofUser(userId)).find((membership) => membership.isActive);
    const person = own && (await this.representatives.byId(userId));
    if (!person) throw new NotVerified();
    if (this.rules.twoFactorNeeded && !person.twoFactorEnabled) throw new TwoFactorNeeded();
    return own.collegeId;
  }
}
