import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { ConnectionNotFound } from '../../domain/connections/connection-state';
import { Blocks, Connections } from './ports/connections';
import { People } from '../profiles/ports/profiles';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** A connection as one of its two sides finds it: not when the other is gone, or one has blocked the other. */
@UseCase()
export class FindOwnConnection {
  constructor(
    private readonly connections: Connections,
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  /** @throws ConnectionNotFound */
  async execute(by: number, id: number): Promise<Connection> {
    const connection = await this.connections.findById(id);
    if (!connection?.isOf(by)) throw new ConnectionNotFound();
    const other = connection.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    if (byOne || byOther || !(await this.people.findActiveByIds([other])).has(other)) throw new ConnectionNotFound();
    return connection;
  }
}

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
