import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type Recommendation,
  type RecommendationState,
  RecommendationNotFound,
} from '../../domain/recommendations/recommendation';
import { isRecommendable } from '../../domain/matching/match-factors';
import type { PersonSummary } from '../../domain/profiles/person';
import { type AlumniUser, toAlumniUser, findRelationshipStatus } from '../finder/get-alumni';
import { FinderReader, type FoundAlumni } from '../finder/ports/finder';
import { People } from '../profiles/ports/people';
import { Recommendations } from './ports/recommendations';
import { Relations, type RelationsOfUser } from '../connections/ports/connections';
import {
  applyWeights,
  type WeightedRecommendation,
  type FactorWeights,
} from '../../domain/recommendations/match-weights';
import { type ProfileSuggestion, suggestProfileFields } from '../../domain/recommendations/profile-suggestions';
import { LoadMatchInput } from '../finder/find-alumni';
import { PickMentors } from './generate-recommendations';

export interface RecommendationDetails extends Omit<RecommendationState, 'mentorId' | 'declineReason'> {
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

  async execute({ id }: Pick<SignedInUser, 'id'>): Promise<RecommendationDetails[]> {
    return this.#toDetails(id, await this.recommendations.listByStudent(id));
  }

  /** @throws RecommendationNotFound also if its mentor is no longer visible */
  async getById(id: number, by: Pick<SignedInUser, 'id'>): Promise<RecommendationDetails> {
    const recommendation = await this.recommendations.find({ id, studentId: by.id });
    const [details] = recommendation ? await this.#toDetails(by.id, [recommendation]) : [];
    if (!details) throw new RecommendationNotFound();
    return details;
  }

  async #toDetails(studentId: number, recommendations: readonly Recommendation[]): Promise<RecommendationDetails[]> {
    const ids = recommendations.map(({ mentorId }) => mentorId);
    const relations = await this.relations.findByUserId(studentId);
    const [people, alumni] = [await this.people.findActiveByIds(ids), await this.alumni.findByIds(ids)];
    const now = this.clock.now();
    return recommendations.flatMap((recommendation) => {
      const mentor = findVisibleMentor(
        recommendation,
        people.get(recommendation.mentorId),
        alumni.get(recommendation.mentorId),
        relations,
      );
      const isExpired = recommendation.isPending && recommendation.isExpired(now);
      return mentor ? { ...toStudentFields(recommendation), isExpired, mentor } : [];
    });
  }
}

function toStudentFields(recommendation: Recommendation) {
  const { id, studentId, status, matchScore, matchReasons, createdAt, expiresAt, viewedAt, respondedAt } =
    recommendation.snapshot();
  return { id, studentId, status, matchScore, matchReasons, createdAt, expiresAt, viewedAt, respondedAt };
}

/**
 * Returns null if the student may see nothing of the mentor, or if a pending recommendation's mentor no longer takes
 * students.
 */
function findVisibleMentor(
  { mentorId, isPending }: Recommendation,
  person: PersonSummary | undefined,
  found: FoundAlumni | undefined,
  relations: RelationsOfUser,
): AlumniUser | null {
  if (!found || relations.blocked.includes(mentorId) || (isPending && !isRecommendable(found.profile))) return null;
  const status = findRelationshipStatus(relations, mentorId);
  return toAlumniUser(found, person, status === 'connected' ? 'connection' : 'member', status);
}

/** The number of candidates that are scored to find out what would raise scores. */
const CANDIDATE_LIMIT = 200;

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
    weights: FactorWeights,
  ): Promise<{ order: WeightedRecommendation[]; raises: ProfileSuggestion[] }> {
    const details = await this.listRecommendations.execute(by);
    const order = applyWeights(
      details.filter(({ status, isExpired }) => status === 'pending' && !isExpired),
      weights,
    );

    const student = await this.loadMatchInput.execute(by.id);
    const previous = await this.recommendations.listByStudent(by.id);
    const candidates = await this.pickMentors.findCandidates(
      by.id,
      student,
      previous,
      this.clock.now(),
      CANDIDATE_LIMIT,
    );
    return {
      order,
      raises: suggestProfileFields(
        student,
        candidates.map(({ matchInput }) => matchInput),
      ),
    };
  }
}
