import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnConnection } from './find-own-connection';
import { Connections } from './ports/connections';

/** The recipient takes back an answer given a moment ago; nobody else has been notified of it. */
@UseCase()
export class UndoAnswer {
  constructor(
    private readonly findOwnConnection: FindOwnConnection,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Undoing twice changes nothing. @throws ConnectionNotFound, OtherSide, TooLateToUndo */
  async execute({ by, connectionId }: { by: number; connectionId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.findOwnConnection.execute(by, connectionId);
      connection.undoAnswer(by, this.clock.now());
      await this.connections.save(connection);
    });
  }
}
