import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { Recommendation } from '../../domain/recommendations/recommendation';
import { LoadMatchInput } from '../finder/load-match-input';
import { PickMentors } from './pick-mentors';
import { Recommendations } from './ports/recommendations';

/** Picks the mentors who fit a student best today; what waited for an answer and is no longer among them goes. */
@UseCase()
export class GenerateRecommendations {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly findStudentToScore: LoadMatchInput,
    private readonly pickMentors: PickMentors,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @returns how many mentors are recommended now @throws TooManyRequests */
  async execute({ id: studentId }: Pick<SignedInUser, 'id'>): Promise<number> {
    await this.limits.consume(LIMITS.recommendationsPerStudent, String(studentId));
    const now = this.clock.now();

    return this.transactions.run(async () => {
      const kept = await this.recommendations.listByStudent(studentId);
      const student = await this.findStudentToScore.execute(studentId);
      const picked = await this.pickMentors.execute(studentId, student, kept, now);

      const waiting = new Map(kept.filter(({ isPending }) => isPending).map((one) => [one.mentorId, one]));
      for (const { mentorId, ...score } of picked) {
        const known = waiting.get(mentorId);
        waiting.delete(mentorId);
        known?.renew(score, now);
        const who = async () => ({ id: await this.recommendations.nextId(), studentId, mentorId });
        await this.recommendations.save(known ?? Recommendation.make(await who(), score, now));
      }
      await this.recommendations.delete([...waiting.values()].map(({ id }) => id));
      return picked.length;
    });
  }
}
