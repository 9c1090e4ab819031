import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { FindOwnConnection } from './find-own-connection';
import { Connections } from './ports/connections';

/** The third answer to a request: what the recipient wants to know first. */
@UseCase()
export class AskQuestion {
  constructor(
    private readonly findOwnConnection: FindOwnConnection,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ConnectionNotFound, OtherSide, NotPending, AlreadyAsked */
  async execute({ by, connectionId, question }: { by: number; connectionId: number; question: string }): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.findOwnConnection.execute(by, connectionId);
      connection.askForMore(by, question, this.clock.now());
      await this.connections.save(connection);
    });
  }
}

/** The sender tells what the recipient wanted to know; the days to decide begin anew. */
@UseCase()
export class AnswerQuestion {
  constructor(
    private readonly findOwnConnection: FindOwnConnection,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ConnectionNotFound, OtherSide, NotPending, NothingToAnswer */
  async execute({ by, connectionId, answer }: { by: number; connectionId: number; answer: string }): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.findOwnConnection.execute(by, connectionId);
      connection.answer(by, answer, this.clock.now());
      await this.connections.save(connection);
    });
  }
}
