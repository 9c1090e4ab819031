import { UseCase } from '../../../../shared/application/use-case';
import { NotMainAdministrator } from '../../domain/memberships/errors';
import type { Membership } from '../../domain/memberships/membership';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';

/** The main administrator who acts, with all colleagues. */
export interface MainAdministrator {
  readonly collegeId: number;
  readonly own: Membership;
  readonly active: readonly Membership[];
}

/** Only main administrators manage administrators. */
@UseCase()
export class RequireMainAdministrator {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
  ) {}

  /**
   * Belongs in a unit of work: administrators of one college are managed one after the other.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, NotMainAdministrator
   */
  async execute(by: number): Promise<MainAdministrator> {
    const collegeId = await this.findOwnCollege.execute(by);
    const active = await this.memberships.activeOf(collegeId);
    const own = active.find(({ userId }) => userId === by);
    if (!own?.isMain) throw new NotMainAdministrator();
    return { collegeId, own, active };
  }
}
