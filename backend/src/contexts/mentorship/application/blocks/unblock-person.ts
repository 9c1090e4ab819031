import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Blocks } from '../connections/ports/blocks';
import { Connections } from '../connections/ports/connections';

/** Takes a block back. What it ended stays ended. */
@UseCase()
export class UnblockPerson {
  constructor(
    private readonly blocks: Blocks,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Without a block nothing changes, and nobody learns who there is. */
  async execute({ by, userId }: { by: number; userId: number }): Promise<void> {
    if (by === userId) return;
    await this.transactions.run(async () => {
      const connection = await this.connections.findBetween(by, userId);
      if (!(await this.blocks.findBetween(by, userId)).byOne) return;
      await this.blocks.remove(by, userId);
      connection?.recordBlock(by, false, this.clock.now());
      if (connection) await this.connections.save(connection);
    });
  }
}
