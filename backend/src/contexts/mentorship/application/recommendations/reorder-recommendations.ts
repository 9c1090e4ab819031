import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { applyWeights, type WeightedRecommendation, type Weights } from '../../domain/recommendations/match-weights';
import { type ProfileSuggestion, suggestionsFor } from '../../domain/recommendations/profile-suggestions';
import { LoadMatchInput } from '../finder/load-match-input';
import { PickMentors } from './generate-recommendations';
import { Recommendations } from './ports/recommendations';
import { ListRecommendations } from './list-recommendations';

/** As many are looked at to say what would raise scores. */
const LOOKED_AT = 200;

/** A student weighs the factors anew, and learns which missing part of their profile would bring most. */
@UseCase()
export class ReorderRecommendations {
  constructor(
    private readonly listRecommendations: ListRecommendations,
    private readonly recommendations: Recommendations,
    private readonly loadMatchInput: LoadMatchInput,
    private readonly pickMentors: PickMentors,
    private readonly clock: Clock,
  ) {}

  async execute(
    by: Pick<SignedInUser, 'id'>,
    weights: Weights,
  ): Promise<{ order: WeightedRecommendation[]; raises: ProfileSuggestion[] }> {
    const shown = await this.listRecommendations.execute(by);
    const order = applyWeights(
      shown.filter(({ status, isExpired }) => status === 'pending' && !isExpired),
      weights,
    );

    const student = await this.loadMatchInput.execute(by.id);
    const kept = await this.recommendations.listByStudent(by.id);
    const candidates = await this.pickMentors.findCandidates(by.id, student, kept, this.clock.now(), LOOKED_AT);
    return {
      order,
      raises: suggestionsFor(
        student,
        candidates.map(({ told }) => told),
      ),
    };
  }
}
