import { UseCase } from '../../../../shared/application/use-case';
import { FindAlumniProfile } from '../profiles/find-alumni-profile';
import { ConnectionCounts, Connections } from './ports/connections';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import type { Connection } from '../../domain/connections/connection';
import { NoPlaceLeft } from '../../domain/connections/request-rules';
import { FindOwnConnection } from './change-connection';

/** How many more students a mentor takes; 0 or less when there is no room. */
@UseCase()
export class CountFreePlaces {
  constructor(
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly counts: ConnectionCounts,
  ) {}

  /** Inside a unit of work the number holds until its end: anyone who changes it waits for the mentor's profile. */
  async execute(mentorId: number): Promise<number> {
    const profile = await this.findAlumniProfile.execute(mentorId);
    return profile.snapshot().maxMentees - (await this.counts.countPlacesTaken(mentorId));
  }
}

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
    private readonly countFreePlaces: CountFreePlaces,
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
    if (mentorId !== null && (await this.countFreePlaces.execute(mentorId)) <= 0) throw new NoPlaceLeft();
  }
}

/** The recipient takes back an answer given a moment ago; no one else has been notified of it. */
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
