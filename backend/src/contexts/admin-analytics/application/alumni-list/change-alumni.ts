import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { AlumnusNotFound } from '../../domain/alumni-claims/errors';
import { ImportedAlumni } from '../alumni-claims/ports/imported-alumni';
import { FindOwnCollege } from '../memberships/own-membership';
import { ClaimedPeople } from './ports/claimed-people';

/** Job queue for further invitations; each job contains the person's row. */
export const SEND_INVITATION_AGAIN = 'send-alumni-invitation-again';

/** An administrator sends a further invitation with a new link. */
@UseCase()
export class ResendInvitation {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly alumni: ImportedAlumni,
    private readonly people: ClaimedPeople,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AlumnusNotFound, AlumnusHasClaimed, TooManyRequests */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    const collegeId = await this.findOwnCollege.execute(by);
    const alumnus = await this.alumni.find(id);
    if (!alumnus) throw new AlumnusNotFound();
    alumnus.assertManagedBy(collegeId);
    await this.limits.consume(RATE_LIMITS.invitationsPerAlumnus, String(id));
    await this.limits.consume(RATE_LIMITS.invitationsPerCollege, String(collegeId));
    await this.transactions.run(async () => {
      await this.jobs.send(SEND_INVITATION_AGAIN, { id });
      await this.people.audit('imported-profile-invited-again', by, this.clock.now(), `college ${collegeId}`);
    });
  }
}

/** An administrator removes an unclaimed person from the list. */
@UseCase()
export class RemoveAlumnus {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly alumni: ImportedAlumni,
    private readonly people: ClaimedPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AlumnusNotFound, AlumnusHasClaimed */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    const collegeId = await this.findOwnCollege.execute(by);
    await this.transactions.run(async () => {
      (await this.alumni.lock(id)).assertManagedBy(collegeId);
      await this.alumni.delete(id);
      await this.people.audit('imported-profile-removed', by, this.clock.now(), `college ${collegeId}`);
    });
  }
}
