import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { INVITATIONS } from '../../domain/alumni-claims/invitation';
import { Claimants } from './ports/claimants';
import { ImportedAlumni } from './ports/imported-alumni';

/**
 * Brings the deletion of imported data forward when a user confirms the same address without the link. The college
 * doesn't learn that they have an account; only claiming shows that.
 */
@UseCase()
export class MatchOwnRegistration {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly claimants: Claimants,
    private readonly clock: Clock,
  ) {}

  async execute(userId: number): Promise<void> {
    const email = await this.claimants.confirmedAddressOf(userId);
    if (email === null) return;
    const deleteAt = new Date(this.clock.now().getTime() + INVITATIONS.kept);
    await this.alumni.bringForwardDeletion(email.toLowerCase(), deleteAt);
  }
}
