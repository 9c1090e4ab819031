import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { weigh, type Weighed, type Weights } from '../../domain/recommendations/dials';
import { type Raise, raisesFor } from '../../domain/recommendations/dials-raises';
import { FindStudentToScore } from '../finder/find-student-to-score';
import { PickMentors } from './pick-mentors';
import { Recommendations } from './ports/recommendations';
import { ShowRecommendations } from './show-recommendations';

/** As many are looked at to say what would raise scores. */
const LOOKED_AT = 200;

/** A student weighs the factors anew, and learns which missing part of their profile would bring most. */
@UseCase()
export class TurnDials {
  constructor(
    private readonly showRecommendations: ShowRecommendations,
    private readonly recommendations: Recommendations,
    private readonly findStudentToScore: FindStudentToScore,
    private readonly pickMentors: PickMentors,
    private readonly clock: Clock,
  ) {}

  async execute(by: Pick<SignedInUser, 'id'>, weights: Weights): Promise<{ order: Weighed[]; raises: Raise[] }> {
    const shown = await this.showRecommendations.execute(by);
    const order = weigh(
      shown.filter(({ status, isExpired }) => status === 'pending' && !isExpired),
      weights,
    );

    const student = await this.findStudentToScore.execute(by.id);
    const kept = await this.recommendations.of(by.id);
    const candidates = await this.pickMentors.whoMayBe(by.id, student, kept, this.clock.now(), LOOKED_AT);
    return {
      order,
      raises: raisesFor(
        student,
        candidates.map(({ told }) => told),
      ),
    };
  }
}
