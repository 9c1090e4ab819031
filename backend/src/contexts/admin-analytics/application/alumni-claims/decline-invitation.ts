import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ClaimLinkInvalid } from '../../domain/alumni-claims/errors';
import { ImportedProfileDeclined } from '../../domain/alumni-claims/events';
import { Claimants } from './ports/claimants';
import { ImportedAlumni } from './ports/imported-alumni';

/** A person declines: the imported data is deleted immediately, and this college can't import the address again. */
@UseCase()
export class DeclineInvitation {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly claimants: Claimants,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ClaimLinkInvalid */
  async execute(token: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const alumnus = await this.alumni.findByToken(token);
      if (!alumnus) throw new ClaimLinkInvalid();
      alumnus.assertOpenAt(now);
      const { id, collegeId, email } = alumnus;
      await this.alumni.saveDeclined(collegeId, email, now);
      await this.alumni.delete(id);
      await this.claimants.audit('imported-profile-declined', null, collegeId, now);
      await this.transactions.publish(new ImportedProfileDeclined(collegeId, id, now));
    });
  }
}
