import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { DomainError } from '../../../../shared/domain/domain-error';
import { draftRefusalOf } from '../../domain/connections/request-draft';
import { People } from '../profiles/ports/people';
import { Connections } from '../connections/ports/connections';
import { RequestDrafts } from '../connections/ports/request-drafts';
import { RequestConnection } from '../connections/request-connection';

/**
 * Sends what someone saved before they confirmed an address, each draft in a unit of work of its own. A second time
 * finds only what was refused, and leaves it for its writer to decide.
 */
@UseCase()
export class SendRequestDrafts {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly connections: Connections,
    private readonly people: People,
    private readonly requestConnection: RequestConnection,
    private readonly transactions: Transactions,
  ) {}

  async execute(fromUserId: number): Promise<void> {
    if (!(await this.people.findActiveByIds([fromUserId])).has(fromUserId)) return;
    for (const { toUserId } of await this.drafts.listBySender(fromUserId)) await this.#send(fromUserId, toUserId);
  }

  async #send(fromUserId: number, toUserId: number): Promise<void> {
    try {
      await this.transactions.run(async () => {
        // Locks both: from here on the draft is neither changed nor discarded.
        await this.connections.findBetween(fromUserId, toUserId);
        const draft = await this.drafts.findBetween(fromUserId, toUserId);
        if (!draft || draft.refusal) return;
        await this.requestConnection.execute({ fromUserId, toUserId, message: draft.message });
      });
    } catch (error) {
      const refusal = error instanceof DomainError ? draftRefusalOf(error) : null;
      if (!refusal) throw error;
      await this.drafts.markRefused(fromUserId, toUserId, refusal);
    }
  }
}
