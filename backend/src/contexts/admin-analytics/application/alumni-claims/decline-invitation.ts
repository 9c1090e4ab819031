import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { ClaimLinkInvalid } from '../../domain/alumni-claims/errors';
import { AddressHashes } from '../alumni-import/ports/address-hashes';
import { Claimants } from './ports/claimants';
import { ImportedAlumni } from './ports/imported-alumni';

/** A person declines: the imported data is deleted immediately, and this college can't import the address again. */
@UseCase()
export class DeclineInvitation {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly claimants: Claimants,
    private readonly addressHashes: AddressHashes,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ClaimLinkInvalid */
  async execute(token: string): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const found = await this.alumni.findByToken(token, now);
      if (!found) throw new ClaimLinkInvalid();
      await this.alumni.rememberDeclined(found.collegeId, this.addressHashes.of(found.email), now);
      await this.alumni.delete(found.id);
      await this.claimants.audit('imported-profile-declined', null, found.collegeId, now);
    });
  }
}
