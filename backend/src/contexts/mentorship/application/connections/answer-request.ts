import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import type { Connection } from '../../domain/connections/connection';
import { NoPlaceLeft } from '../../domain/connections/connection-errors';
import { CountFreePlaces } from './count-free-places';
import { FindOwnConnection } from './find-own-connection';
import { Connections } from './ports/connections';

export interface AnswerRequestInput {
  readonly by: number;
  readonly connectionId: number;
  /** `replied`: the recipient has written back, which is a yes also after a no. */
  readonly answer: 'connected' | 'declined' | 'replied';
  readonly reason?: string | null;
}

/** The recipient says yes or no. A mentor never has more students than places, however many say yes at once. */
@UseCase()
export class AnswerRequest {
  constructor(
    private readonly findOwnConnection: FindOwnConnection,
    private readonly connections: Connections,
    private readonly countPlaces: CountFreePlaces,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** The same answer again changes nothing. @throws ConnectionNotFound, OtherSide, NotPending, NoPlaceLeft */
  async execute({ by, connectionId, answer, reason = null }: AnswerRequestInput): Promise<void> {
    await this.transactions.run(async () => {
      const connection = await this.findOwnConnection.execute(by, connectionId);
      const now = this.clock.now();

      if (answer === 'declined') connection.decline(by, reason, now);
      else if (answer === 'connected' ? connection.accept(by, now) : connection.acceptByReply(by, now)) {
        await this.#assertPlace(connection);
      }

      await this.connections.save(connection);
    });
  }

  async #assertPlace(connection: Connection): Promise<void> {
    const { mentorId } = connection.snapshot();
    if (mentorId !== null && (await this.countPlaces.execute(mentorId)) <= 0) throw new NoPlaceLeft();
  }
}
