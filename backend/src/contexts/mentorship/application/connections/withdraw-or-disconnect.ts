import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnConnection } from './find-own-connection';
import { Connections } from './ports/connections';

@UseCase()
export class WithdrawOrDisconnect {
  constructor(
    private readonly findOwnConnection: FindOwnConnection,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** What is over stays so. @throws ConnectionNotFound, NothingToEnd */
  async execute({ by, connectionId }: { by: number; connectionId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.findOwnConnection.execute(by, connectionId);
      connection.end(by, this.clock.now());
      await this.connections.save(connection);
    });
  }
}
