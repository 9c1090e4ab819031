import { UseCase } from '../../../../shared/application/use-case';
import type { Membership } from '../../domain/memberships/membership';
import { requireMainAdministrator } from '../../domain/memberships/membership-selection';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';

/** The main administrator who acts, with all colleagues. */
interface MainAdministrator {
  readonly collegeId: number;
  readonly own: Membership;
  readonly active: readonly Membership[];
}

/** Checks that the caller is the main administrator: only they can manage administrators. */
@UseCase()
export class RequireMainAdministrator {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
  ) {}

  /**
   * Call in a unit of work: it serializes changes to the administrators of a college.
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, NotMainAdministrator
   */
  async execute(by: number): Promise<MainAdministrator> {
    const collegeId = await this.findOwnCollege.execute(by);
    const active = await this.memberships.listActive(collegeId);
    return { collegeId, own: requireMainAdministrator(active, by), active };
  }
}
