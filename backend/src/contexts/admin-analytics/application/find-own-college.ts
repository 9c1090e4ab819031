import { CollegeRights } from '../../../shared/application/college-rights';
import { UseCase } from '../../../shared/application/use-case';
import { NotVerified } from '../domain/errors';
import { Memberships } from './ports/memberships';

/** Which college somebody speaks for. Nothing in a request can name another one. */
@UseCase()
export class FindOwnCollege {
  constructor(
    private readonly memberships: Memberships,
    private readonly rights: CollegeRights,
  ) {}

  /** @throws NotVerified */
  async execute(userId: number): Promise<number> {
    const own = (await this.memberships.ofUser(userId)).find((membership) => membership.isActive);
    if (!own || !(await this.rights.speaksFor(userId, own.collegeId))) throw new NotVerified();
    return own.collegeId;
  }
}
