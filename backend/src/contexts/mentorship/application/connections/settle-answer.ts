import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Connections } from './ports/connections';

/** The queue of answers whose time to be undone is over. */
export const SETTLE_ANSWER = 'settle-connection-answer';

export interface SettleAnswerInput {
  readonly connectionId: number;
  /** Names the answer that is meant. As a job it is kept as text. */
  readonly undoUntil: Date | string;
}

/** An answer that was not undone counts for good. An undone or later one is left alone, so a second run changes nothing. */
@UseCase()
export class SettleAnswer {
  constructor(
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ connectionId, undoUntil }: SettleAnswerInput): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.connections.findById(connectionId);
      if (connection?.settleAnswer(new Date(undoUntil), this.clock.now())) await this.connections.save(connection);
    });
  }
}
