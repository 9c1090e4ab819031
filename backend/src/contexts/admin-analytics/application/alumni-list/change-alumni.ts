import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { AlumnusHasClaimed, AlumnusNotFound } from '../../domain/alumni-list/errors';
import { FindOwnCollege } from '../memberships/own-membership';
import { AlumniList } from './ports/alumni-list';
import { ClaimedPeople } from './ports/claimed-people';

/** Job queue for further invitations; each job contains the person's row. */
export const SEND_INVITATION_AGAIN = 'send-alumni-invitation-again';

/** An administrator sends a further invitation with a new link. */
@UseCase()
export class ResendInvitation {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly alumni: AlumniList,
    private readonly people: ClaimedPeople,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AlumnusNotFound, AlumnusHasClaimed, TooManyRequests */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    const collegeId = await this.findOwnCollege.execute(by);
    const state = await this.alumni.stateOf(collegeId, id);
    if (state === null) throw new AlumnusNotFound();
    if (state === 'claimed') throw new AlumnusHasClaimed();
    await this.limits.consume(LIMITS.invitationsPerAlumnus, String(id));
    await this.limits.consume(LIMITS.invitationsPerCollege, String(collegeId));
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
    private readonly alumni: AlumniList,
    private readonly people: ClaimedPeople,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws AlumnusNotFound, AlumnusHasClaimed */
  async execute({ by, id }: { by: number; id: number }): Promise<void> {
    const collegeId = await this.findOwnCollege.execute(by);
    await this.transactions.run(async () => {
      if (!(await this.alumni.deleteUnclaimed(collegeId, id))) {
        throw (await this.alumni.stateOf(collegeId, id)) === 'claimed'
          ? new AlumnusHasClaimed()
          : new AlumnusNotFound();
      }
      await this.people.audit('imported-profile-removed', by, this.clock.now(), `college ${collegeId}`);
    });
  }
}
