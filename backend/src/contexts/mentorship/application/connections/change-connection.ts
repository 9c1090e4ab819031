import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { ConnectionNotFound } from '../../domain/connections/connection-state';
import { Blocks, Connections } from './ports/connections';
import { People } from '../profiles/ports/people';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';

/** Checks that a person may act on a connection. */
@UseCase()
export class CheckConnectionAccess {
  constructor(
    private readonly blocks: Blocks,
    private readonly people: People,
  ) {}

  /** @throws ConnectionNotFound for third parties, if the other account is deleted, or if one has blocked the other */
  async execute(by: number, connection: Connection): Promise<void> {
    if (!connection.hasParticipant(by)) throw new ConnectionNotFound();
    const otherId = connection.getOtherUserId(by);
    const { byOne, byOther } = await this.blocks.findBetween(by, otherId);
    const active = await this.people.findActiveByIds([otherId]);
    if (byOne || byOther || !active.has(otherId)) throw new ConnectionNotFound();
  }
}

/** Asks the sender of a request a question before the recipient decides. */
@UseCase()
export class AskQuestion {
  constructor(
    private readonly connections: Connections,
    private readonly checkAccess: CheckConnectionAccess,
    private readonly clock: Clock,
  ) {}

  /** @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending, QuestionAlreadyAsked */
  execute({ by, connectionId, question }: { by: number; connectionId: number; question: string }): Promise<void> {
    return this.connections.update(connectionId, async (connection) => {
      await this.checkAccess.execute(by, connection);
      connection.askQuestion(by, question, this.clock.now());
    });
  }
}

/** Answers the recipient's question; the time to decide starts again. */
@UseCase()
export class AnswerQuestion {
  constructor(
    private readonly connections: Connections,
    private readonly checkAccess: CheckConnectionAccess,
    private readonly clock: Clock,
  ) {}

  /** @throws ConnectionNotFound, OnlyOtherPersonAllowed, RequestNotPending, NoQuestionToAnswer */
  execute({ by, connectionId, answer }: { by: number; connectionId: number; answer: string }): Promise<void> {
    return this.connections.update(connectionId, async (connection) => {
      await this.checkAccess.execute(by, connection);
      connection.answerQuestion(by, answer, this.clock.now());
    });
  }
}

@UseCase()
export class WithdrawOrDisconnect {
  constructor(
    private readonly connections: Connections,
    private readonly checkAccess: CheckConnectionAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * Withdraws a request or ends a connection; does nothing if it is over.
   * @throws ConnectionNotFound, CannotEndConnection
   */
  execute({ by, connectionId }: { by: number; connectionId: number }): Promise<void> {
    return this.connections.update(connectionId, async (connection) => {
      await this.checkAccess.execute(by, connection);
      connection.end(by, this.clock.now());
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
