import { UseCase } from '../../../../shared/application/use-case';
import { MIN_RECOMMENDATIONS, type RankedMentor, pickBestMentors } from '../../domain/matching/match-score';
import { Recommendation } from '../../domain/recommendations/recommendation';
import { isEmptyInput, type StudentMatchInput } from '../../domain/matching/match-factors';
import { type MentorCandidate, MentorCandidates } from '../finder/ports/finder';
import { People } from '../profiles/ports/people';
import { Relations } from '../connections/ports/connections';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { LoadMatchInput } from '../finder/find-alumni';
import { Recommendations } from './ports/recommendations';

/** More than are picked, because the query only estimates the score. */
const CANDIDATE_LIMIT = 60;

/** Picks the mentors who currently fit a student best. */
@UseCase()
export class PickMentors {
  constructor(
    private readonly candidates: MentorCandidates,
    private readonly relations: Relations,
    private readonly people: People,
  ) {}

  /**
   * @param previous the student's previous recommendations
   * @returns best first
   */
  async execute(
    studentId: number,
    student: StudentMatchInput,
    previous: readonly Recommendation[],
    now: Date,
  ): Promise<readonly RankedMentor[]> {
    const without = await this.listExcludedIds(studentId, previous, now);
    const best = await this.candidates.listBest(studentId, student, without, CANDIDATE_LIMIT);
    const pickedMentors = pickBestMentors(student, await this.filterAdultAlumni(best));
    if (pickedMentors.length >= MIN_RECOMMENDATIONS || isEmptyInput(student)) return pickedMentors;

    const others = await this.candidates.listFallback(studentId, student, without, CANDIDATE_LIMIT);
    const all = new Map([...others, ...best].map((one) => [one.mentorId, one]));
    return pickBestMentors(student, await this.filterAdultAlumni([...all.values()]));
  }

  /**
   * Finds candidates, without mentors whom the student is connected with, has asked, blocked or recently passed on, who
   * recently declined, or who have blocked the student.
   */
  async findCandidates(
    studentId: number,
    student: StudentMatchInput,
    previous: readonly Recommendation[],
    now: Date,
    limit: number,
  ): Promise<readonly MentorCandidate[]> {
    const without = await this.listExcludedIds(studentId, previous, now);
    return this.filterAdultAlumni(await this.candidates.listBest(studentId, student, without, limit));
  }

  private async listExcludedIds(studentId: number, previous: readonly Recommendation[], now: Date): Promise<number[]> {
    const { connected, pending, blocked } = await this.relations.findByUserId(studentId);
    const excluded = previous.filter((one) => one.preventsRenewal(now)).map(({ mentorId }) => mentorId);
    const recentlyRequestedIds = await this.relations.listRecentlyRequested(studentId, now);
    return [studentId, ...connected, ...pending, ...blocked, ...excluded, ...recentlyRequestedIds];
  }

  /** Returns the candidates who are adults and alumni with an active account. */
  private async filterAdultAlumni(found: readonly MentorCandidate[]): Promise<readonly MentorCandidate[]> {
    const people = await this.people.findActiveByIds(found.map(({ mentorId }) => mentorId));
    return found.filter(({ mentorId }) => {
      const person = people.get(mentorId);
      return person?.role === 'alumni' && !person.isMinor;
    });
  }
}

/**
 * Picks the mentors who currently fit a student best, and deletes pending recommendations that are no longer among
 * them.
 */
@UseCase()
export class GenerateRecommendations {
  constructor(
    private readonly recommendations: Recommendations,
    private readonly loadMatchInput: LoadMatchInput,
    private readonly pickMentors: PickMentors,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the number of mentors recommended now
   * @throws TooManyRequests
   */
  async execute({ id: studentId }: Pick<SignedInUser, 'id'>): Promise<number> {
    await this.limits.consume(RATE_LIMITS.recommendationsPerStudent, String(studentId));
    const now = this.clock.now();

    return this.transactions.run(async () => {
      const previous = await this.recommendations.lockByStudent(studentId);
      const student = await this.loadMatchInput.execute(studentId);
      const pickedMentors = await this.pickMentors.execute(studentId, student, previous, now);

      const pendingByMentor = new Map(previous.filter(({ isPending }) => isPending).map((one) => [one.mentorId, one]));
      for (const { mentorId, ...score } of pickedMentors) {
        const pending = pendingByMentor.get(mentorId);
        pendingByMentor.delete(mentorId);
        pending?.renew(score, now);
        const newKey = async () => ({ id: await this.recommendations.nextId(), studentId, mentorId });
        await this.recommendations.save(pending ?? Recommendation.create(await newKey(), score, now));
      }
      await this.recommendations.delete([...pendingByMentor.values()].map(({ id }) => id));
      return pickedMentors.length;
    });
  }
}
