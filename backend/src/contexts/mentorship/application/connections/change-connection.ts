import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { ConnectionNotFound } from '../../domain/connections/connection-state';
import { Blocks, Connections } from './ports/connections';
import { People } from '../profiles/ports/profiles';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** Finds a connection for one of its two sides; not found if the other account is deleted or one blocked the other. */
@UseCase()
export class FindOwnConnection {
  constructor(
    private readonly connections: Connections,
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  /** @throws ConnectionNotFound */
  async execute(by: number, id: number): Promise<Connection> {
    const connection = await this.connections.find(id);
    if (!connection?.isOf(by)) throw new ConnectionNotFound();
    const other = connection.otherThan(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, other);
    if (byOne || byOther || !(await this.people.findActiveByIds([other])).has(other)) throw new ConnectionNotFound();
    return connection;
  }
}

/** Asks the sender of a request a question before the recipient decides. */
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

/** Answers the recipient's question; the time to decide starts again. */
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

  /**
   * Withdraws a request or ends a connection; does nothing if it is over.
   * @throws ConnectionNotFound, NothingToEnd
   */
  async execute({ by, connectionId }: { by: number; connectionId: number }): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.findOwnConnection.execute(by, connectionId);
      connection.end(by, this.clock.now());
      await this.connections.save(connection);
    });
  }
}

/** Hides or shows the connection's copy of a request's message, together with the message itself. */
@UseCase()
export class HideRequestMessage {
  constructor(
    private readonly connections: Connections,
    private readonly transactions: Transactions,
  ) {}

  /** Does nothing if the latest request between the two is another person's. */
  async execute({ from, to, isHidden }: { from: number; to: number; isHidden: boolean }): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.connections.findBetween(from, to);
      if (!connection) return;
      connection.setMessageHidden(from, isHidden);
      await this.connections.save(connection);
    });
  }
}
