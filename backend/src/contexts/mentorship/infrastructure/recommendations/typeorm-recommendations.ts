import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type RecommendationKey,
  Recommendations,
  Matches,
} from '../../application/recommendations/ports/recommendations';
import { Match, type MatchState } from '../../domain/recommendations/match';
import {
  Recommendation,
  type RecommendationState,
  RecommendationNotFound,
  MatchNotFound,
} from '../../domain/recommendations/recommendation';
import { recommendationSchema, matchSchema } from './recommendations.schema';

/** The key space of the advisory locks on a student's recommendations; always taken before the lock on the user. */
const RECOMMENDATIONS_LOCK_KEY = 4_711_041;

@Injectable()
export class TypeormRecommendations extends Recommendations {
  readonly #table: AggregateTable<Recommendation, RecommendationState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, recommendationSchema, (state) => Recommendation.restore(state));
  }

  nextId(): Promise<number> {
    return this.#table.nextId();
  }

  find({ id, studentId }: RecommendationKey): Promise<Recommendation | null> {
    return this.#table.find({ id, studentId });
  }

  async listByStudent(studentId: number): Promise<readonly Recommendation[]> {
    return [...(await this.#table.list({ studentId }))].sort(compareByScore);
  }

  async lock(key: RecommendationKey): Promise<Recommendation> {
    await this.#lockStudent(key.studentId);
    const recommendation = await this.find(key);
    if (!recommendation) throw new RecommendationNotFound();
    return recommendation;
  }

  async lockByStudent(studentId: number): Promise<readonly Recommendation[]> {
    await this.#lockStudent(studentId);
    return this.listByStudent(studentId);
  }

  save(recommendation: Recommendation): Promise<void> {
    return this.#table.save(recommendation);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async delete(ids: readonly number[]): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.recommendations WHERE id = ANY ($1::integer[])', [ids]);
  }

  async #lockStudent(studentId: number): Promise<void> {
    this.unitOfWork.requireUnitOfWork();
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [RECOMMENDATIONS_LOCK_KEY, studentId]);
  }
}

const compareByScore = (one: Recommendation, other: Recommendation): number =>
  other.matchScore - one.matchScore || one.id - other.id;

@Injectable()
export class TypeormMatches extends Matches {
  readonly #table: AggregateTable<Match, MatchState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, matchSchema, (state) => Match.restore(state));
  }

  async start(studentId: number, mentorId: number, at: Date): Promise<void> {
    await this.unitOfWork.manager
      .createQueryBuilder()
      .insert()
      .into(matchSchema)
      .values({ studentId, mentorId, status: 'active', startDate: at })
      .orIgnore()
      .execute();
  }

  async end(userId: number, otherId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.matches SET status = 'ended', end_date = $3
       WHERE status = 'active' AND start_date <= $3
         AND (student_id = $1 AND mentor_id = $2 OR student_id = $2 AND mentor_id = $1)`,
      [userId, otherId, at],
    );
  }

  async deleteSince(userId: number, otherId: number, since: Date): Promise<void> {
    await this.unitOfWork.query(
      `DELETE FROM mentorship.matches
       WHERE status = 'active' AND start_date >= $3
         AND (student_id = $1 AND mentor_id = $2 OR student_id = $2 AND mentor_id = $1)`,
      [userId, otherId, since],
    );
  }

  async listByUser(userId: number): Promise<readonly Match[]> {
    return [...(await this.#table.list([{ studentId: userId }, { mentorId: userId }]))].sort(compareLatestFirst);
  }

  async lock(id: number): Promise<Match> {
    const match = await this.#table.lock({ id });
    if (!match) throw new MatchNotFound();
    return match;
  }

  save(match: Match): Promise<void> {
    return this.#table.save(match);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}

const compareLatestFirst = (one: Match, other: Match): number =>
  other.startDate.getTime() - one.startDate.getTime() || other.id - one.id;
