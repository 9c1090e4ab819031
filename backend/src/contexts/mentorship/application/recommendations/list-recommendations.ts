import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type Recommendation,
  type RecommendationState,
  RecommendationNotFound,
} from '../../domain/recommendations/recommendation';
import { isRecommendable } from '../../domain/matching/match-factors';
import type { PersonSummary } from '../../domain/profiles/profile-visibility';
import { type AlumniUser, alumniUser, statusAmong } from '../finder/get-alumni';
import { FinderReader, type FoundAlumni } from '../finder/ports/finder';
import { People } from '../profiles/ports/profiles';
import { Recommendations } from './ports/recommendations';
import { Relations, type RelationsOfOne } from '../connections/ports/connections';
import { applyWeights, type WeightedRecommendation, type Weights } from '../../domain/recommendations/match-weights';
import { type ProfileSuggestion, suggestionsFor } from '../../domain/recommendations/profile-suggestions';
import { LoadMatchInput } from '../finder/find-alumni';
import { PickMentors } from './generate-recommendations';

export interface ShownRecommendation extends Omit<RecommendationState, 'mentorId' | 'declineReason'> {
  readonly isExpired: boolean;
  readonly mentor: AlumniUser;
}

/** Lists a student's recommendations, best first, without mentors who are no longer visible. */
@UseCase()
export class ListRecommendations {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly alumni: FinderReader,
    private readonly relations: Relations,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: Pick<SignedInUser, 'id'>): Promise<ShownRecommendation[]> {
    return this.#shown(id, await this.recommendations.listByStudent(id));
  }

  /** @throws RecommendationNotFound also if its mentor is no longer visible */
  async one(id: number, by: Pick<SignedInUser, 'id'>): Promise<ShownRecommendation> {
    const recommendation = await this.recommendations.find({ id, studentId: by.id });
    const [shown] = recommendation ? await this.#shown(by.id, [recommendation]) : [];
    if (!shown) throw new RecommendationNotFound();
    return shown;
  }

  async #shown(studentId: number, kept: readonly Recommendation[]): Promise<ShownRecommendation[]> {
    const ids = kept.map(({ mentorId }) => mentorId);
    const relations = await this.relations.findByUserId(studentId);
    const [people, alumni] = [await this.people.findActiveByIds(ids), await this.alumni.findByIds(ids)];
    const now = this.clock.now();
    return kept.flatMap((one) => {
      const mentor = mentorOf(one, people.get(one.mentorId), alumni.get(one.mentorId), relations);
      const isExpired = one.isPending && one.isExpired(now);
      return mentor ? { ...ownPartOf(one), isExpired, mentor } : [];
    });
  }
}

function ownPartOf(one: Recommendation) {
  const { id, studentId, status, matchScore, matchReasons, createdAt, expiresAt, viewedAt, respondedAt } =
    one.snapshot();
  return { id, studentId, status, matchScore, matchReasons, createdAt, expiresAt, viewedAt, respondedAt };
}

/**
 * Returns null if the student may see nothing of the mentor, or if a pending recommendation's mentor no longer takes
 * students.
 */
function mentorOf(
  { mentorId, isPending }: Recommendation,
  person: PersonSummary | undefined,
  found: FoundAlumni | undefined,
  relations: RelationsOfOne,
): AlumniUser | null {
  if (!found || relations.blocked.includes(mentorId) || (isPending && !isRecommendable(found.profile))) return null;
  const status = statusAmong(relations, mentorId);
  return alumniUser(found, person, status === 'connected' ? 'connection' : 'member', status);
}

/** The number of candidates that are scored to find out what would raise scores. */
const LOOKED_AT = 200;

/**
 * Ranks mentors with the weights that a student chose, and returns which missing profile field would raise scores most.
 */
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
