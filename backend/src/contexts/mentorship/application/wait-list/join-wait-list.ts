import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { NoPlaceLeft, NothingToWaitFor } from '../../domain/connections/connection-errors';
import { openConnectionOf, refusalOf } from '../../domain/connections/request-prospect';
import { WaitList } from '../connections/ports/connections';
import { LoadRequestProspect } from '../connections/load-relationship';

/** A student who would ask, were there a place. */
@UseCase()
export class JoinWaitList {
  constructor(
    private readonly loadProspect: LoadRequestProspect,
    private readonly waitList: WaitList,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws NothingToWaitFor, and what else keeps people from asking */
  async execute({ by, mentorId }: { by: number; mentorId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const prospect = await this.loadProspect.execute(by, mentorId);
      const refusal = openConnectionOf(prospect) ? null : refusalOf(prospect, this.clock.now());
      if (refusal === null) throw new NothingToWaitFor();
      if (!(refusal instanceof NoPlaceLeft)) throw refusal;

      await this.waitList.join(mentorId, by, this.clock.now());
    });
  }
}
