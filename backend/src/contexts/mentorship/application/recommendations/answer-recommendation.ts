import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { type RecommendationAnswer, TooLateToUndo } from '../../domain/recommendations/recommendation';
import { Recommendations } from './ports/recommendations';
import { Connections } from '../connections/ports/connections';
import { RequestConnection } from '../connections/request-connection';

interface AnswerRecommendationInput {
  readonly id: number;
  readonly by: Pick<SignedInUser, 'id'>;
  readonly status: RecommendationAnswer;
  /** Why the student passes; null if not given. */
  readonly reason: string | null;
  /** The message of the request, with `accepted`. Null: the default message. */
  readonly message: string | null;
}

/** Answers a recommendation: the student connects, which immediately sends a request to the mentor, or passes. */
@UseCase()
export class AnswerRecommendation {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly requestConnection: RequestConnection,
    private readonly connections: Connections,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws RecommendationNotFound, AlreadyAnswered, RecommendationExpired, and the errors of a connection request */
  async execute({ id, by, status, reason, message }: AnswerRecommendationInput): Promise<void> {
    await this.transactions.run(async () => {
      const recommendation = await this.recommendations.lock({ id, studentId: by.id });
      if (!recommendation.answer(status, reason, this.clock.now())) return;

      await this.recommendations.save(recommendation);
      if (status === 'accepted') {
        const toUserId = recommendation.mentorId;
        await this.requestConnection.execute({ fromUserId: by.id, toUserId, message });
      }
    });
  }

  /**
   * Marks the recommendation as viewed by the student.
   * @throws RecommendationNotFound
   */
  async markViewed(id: number, by: Pick<SignedInUser, 'id'>): Promise<void> {
    await this.recommendations.update({ id, studentId: by.id }, (recommendation) =>
      recommendation.markViewed(this.clock.now()),
    );
  }

  /**
   * Undoes a recent answer and withdraws the request sent with it, which must not be answered yet.
   * @throws RecommendationNotFound, TooLateToUndo, RecommendationExpired
   */
  async undoAnswer(id: number, by: Pick<SignedInUser, 'id'>): Promise<void> {
    await this.transactions.run(async () => {
      const recommendation = await this.recommendations.lock({ id, studentId: by.id });
      const undoneAnswer = recommendation.undoAnswer(this.clock.now());
      if (undoneAnswer === 'accepted') await this.#withdrawRequest(by.id, recommendation.mentorId);
      await this.recommendations.save(recommendation);
    });
  }

  async #withdrawRequest(studentId: number, mentorId: number): Promise<void> {
    const connection = await this.connections.findBetween(studentId, mentorId);
    if (!connection) return;
    const { status } = connection.snapshot();
    if (status !== 'pending' && status !== 'closed') throw new TooLateToUndo();
    connection.end(studentId, this.clock.now());
    await this.connections.save(connection);
  }
}
