import { Match, type MatchState } from '../../../domain/recommendations/match';
import {
  Recommendation,
  type RecommendationState,
  MatchNotFound,
  RecommendationNotFound,
} from '../../../domain/recommendations/recommendation';
import type { StudentMatchInput } from '../../../domain/matching/match-factors';
import { type MentorCandidate, MentorCandidates } from '../../finder/ports/finder';
import { Matches, type RecommendationKey, Recommendations } from '../ports/recommendations';

export class InMemoryRecommendations extends Recommendations {
  readonly #states = new Map<number, RecommendationState>();
  #last = 0;

  async nextId(): Promise<number> {
    return ++this.#last;
  }

  async listByStudent(studentId: number): Promise<readonly Recommendation[]> {
    return [...this.#states.values()]
      .filter((state) => state.studentId === studentId)
      .sort((one, other) => other.matchScore - one.matchScore || one.id - other.id)
      .map((state) => Recommendation.restore({ ...state }));
  }

  lockByStudent(studentId: number): Promise<readonly Recommendation[]> {
    return this.listByStudent(studentId);
  }

  async find({ id, studentId }: RecommendationKey): Promise<Recommendation | null> {
    const state = this.#states.get(id);
    return state?.studentId === studentId ? Recommendation.restore({ ...state }) : null;
  }

  async lock(key: RecommendationKey): Promise<Recommendation> {
    const recommendation = await this.find(key);
    if (!recommendation) throw new RecommendationNotFound();
    return recommendation;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(recommendation: Recommendation): Promise<void> {
    this.#states.set(recommendation.id, recommendation.snapshot());
  }

  async delete(ids: readonly number[]): Promise<void> {
    for (const id of ids) this.#states.delete(id);
  }
}

export class InMemoryMatches extends Matches {
  #states: MatchState[] = [];

  async start(studentId: number, mentorId: number, at: Date): Promise<void> {
    const existing = this.#states.filter((one) => one.studentId === studentId && one.mentorId === mentorId);
    if (existing.some(({ status, startDate }) => status === 'active' || startDate.getTime() === at.getTime())) return;
    this.#states.push({
      id: this.#states.length + 1,
      studentId,
      mentorId,
      status: 'active',
      startDate: at,
      endDate: null,
      rating: null,
      feedback: null,
      mentorRating: null,
      mentorFeedback: null,
    });
  }

  async end(one: number, other: number, at: Date): Promise<void> {
    this.#states = this.#states.map((match) => {
      const isOfPair = [match.studentId, match.mentorId].sort().join() === [one, other].sort().join();
      const ends = isOfPair && match.status === 'active' && match.startDate <= at;
      return ends ? { ...match, status: 'ended', endDate: at } : match;
    });
  }

  async deleteSince(one: number, other: number, since: Date): Promise<void> {
    this.#states = this.#states.filter((match) => {
      const isOfPair = [match.studentId, match.mentorId].sort().join() === [one, other].sort().join();
      return !isOfPair || match.status !== 'active' || match.startDate < since;
    });
  }

  async listByUser(userId: number): Promise<readonly Match[]> {
    return this.#states
      .filter(({ studentId, mentorId }) => [studentId, mentorId].includes(userId))
      .sort((one, other) => other.startDate.getTime() - one.startDate.getTime() || other.id - one.id)
      .map((state) => Match.restore({ ...state }));
  }

  async lock(id: number): Promise<Match> {
    const state = this.#states.find((match) => match.id === id);
    if (!state) throw new MatchNotFound();
    return Match.restore({ ...state });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async save(match: Match): Promise<void> {
    const state = match.snapshot();
    this.#states = this.#states.map((one) => (one.id === state.id ? state : one));
  }
}

/** Returns the first candidates, whatever the student's profile contains. */
export class StubCandidates extends MentorCandidates {
  all: MentorCandidate[] = [];

  async listBest(
    _: number,
    __: StudentMatchInput,
    without: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    return this.#listOthers(without, limit);
  }

  #listOthers(without: readonly number[], limit: number): readonly MentorCandidate[] {
    return this.all.filter(({ mentorId }) => !without.includes(mentorId)).slice(0, limit);
  }

  async listFallback(
    _: number,
    __: StudentMatchInput,
    without: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    return this.#listOthers(without, limit);
  }

  async listBestAmong(
    _: number,
    __: StudentMatchInput,
    mentorIds: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    return this.all.filter(({ mentorId }) => mentorIds.includes(mentorId)).slice(0, limit);
  }
}
