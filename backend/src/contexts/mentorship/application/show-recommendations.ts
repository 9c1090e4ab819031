import type { SignedInUser } from '../../../shared/application/authenticator';
import { Clock } from '../../../shared/application/clock';
import { UseCase } from '../../../shared/application/use-case';
import type { AlumniDetails } from '../domain/alumni-details';
import type { Recommendation, RecommendationState } from '../domain/recommendation';
import { RecommendationNotFound } from '../domain/recommendation-errors';
import { isOffered } from '../domain/score-sides';
import { type ShownPerson, shownOfAlumni } from '../domain/what-is-shown';
import { statusAmong } from './alumni-card';
import { PeopleAround } from './ports/people-around';
import { RecommendedMentors } from './ports/recommended-mentors';
import { Recommendations } from './ports/recommendations';
import { type ConnectionStatus, Relations, type RelationsOfOne } from './ports/relations';

/** What is shown of a mentor beside a recommendation; null where nothing is told. */
export type RecommendedProfile = {
  readonly [
    field in
      | 'college'
      | 'major'
      | 'graduationYear'
      | 'currentPosition'
      | 'company'
      | 'yearsOfExperience'
      | 'industry'
      | 'skills'
  ]: AlumniDetails[field] | null;
};

export interface ShownRecommendation extends Omit<RecommendationState, 'mentorId' | 'declineReason'> {
  readonly isExpired: boolean;
  readonly connectionStatus: ConnectionStatus;
  readonly mentor: {
    readonly id: number;
    readonly fullName: string;
    readonly avatarUrl: string | null;
    readonly alumniProfile: RecommendedProfile;
  };
}

/** A student's recommendations, best first, as far as the mentors still show themselves. */
@UseCase()
export class ShowRecommendations {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly mentors: RecommendedMentors,
    private readonly relations: Relations,
    private readonly people: PeopleAround,
    private readonly clock: Clock,
  ) {}

  async execute({ id }: Pick<SignedInUser, 'id'>): Promise<ShownRecommendation[]> {
    return this.#shown(id, await this.recommendations.of(id));
  }

  /** @throws RecommendationNotFound also when its mentor no longer shows themselves */
  async one(id: number, by: Pick<SignedInUser, 'id'>): Promise<ShownRecommendation> {
    const [shown] = await this.#shown(by.id, [await this.recommendations.byId(id, by.id)]);
    if (!shown) throw new RecommendationNotFound();
    return shown;
  }

  async #shown(studentId: number, kept: readonly Recommendation[]): Promise<ShownRecommendation[]> {
    const ids = kept.map(({ mentorId }) => mentorId);
    const relations = await this.relations.of(studentId);
    const [people, profiles] = [await this.people.present(ids), await this.mentors.of(ids)];
    const now = this.clock.now();
    return kept.flatMap((one) => {
      const mentor = mentorOf(one, people.get(one.mentorId), profiles, relations);
      const connectionStatus = statusAmong(relations, one.mentorId);
      const isExpired = one.isPending && one.isExpired(now);
      return mentor ? { ...ownPartOf(one), isExpired, connectionStatus, mentor } : [];
    });
  }
}

function ownPartOf(one: Recommendation) {
  const { id, studentId, status, matchScore, matchReasons, createdAt, expiresAt, viewedAt, respondedAt } =
    one.snapshot();
  return { id, studentId, status, matchScore, matchReasons, createdAt, expiresAt, viewedAt, respondedAt };
}

/** Null when the student is to see nothing of this mentor, or is to be offered nobody who offers nothing. */
function mentorOf(
  { mentorId, isPending }: Recommendation,
  person: ShownPerson | undefined,
  profiles: Awaited<ReturnType<RecommendedMentors['of']>>,
  relations: RelationsOfOne,
): ShownRecommendation['mentor'] | null {
  const profile = profiles.get(mentorId);
  if (person?.role !== 'alumni' || !profile || relations.blocked.includes(mentorId)) return null;
  if (isPending && !isOffered(profile)) return null;

  const viewer = statusAmong(relations, mentorId) === 'connected' ? 'connection' : 'member';
  const { person: shown, details } = shownOfAlumni(person, profile, viewer);
  if (!shown) return null;
  const told = (field: keyof RecommendedProfile) => details?.[field] ?? null;
  const alumniProfile = {
    ...{ college: told('college'), major: told('major'), graduationYear: told('graduationYear') },
    ...{ currentPosition: told('currentPosition'), company: told('company'), industry: told('industry') },
    ...{ yearsOfExperience: told('yearsOfExperience'), skills: told('skills') },
  } as RecommendedProfile;
  return { id: mentorId, fullName: shown.displayName, avatarUrl: shown.avatarUrl, alumniProfile };
}
