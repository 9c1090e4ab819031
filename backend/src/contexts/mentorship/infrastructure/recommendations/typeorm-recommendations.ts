import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Recommendations, Matches } from '../../application/recommendations/ports/recommendations';
import { Recommendation, RecommendationNotFound, MatchNotFound } from '../../domain/recommendations/recommendation';
import { recommendationSchema, matchSchema } from './recommendations.schema';
import { Match } from '../../domain/recommendations/match';

/** The key space of the advisory locks on a student's recommendations; always taken before the lock on the user. */
const RECOMMENDATIONS_LOCK = 4_711_041;

@Injectable()
export class TypeormRecommendations extends Recommendations {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<number> {
    const [row] = await this.unitOfWork.query<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('mentorship.recommendations', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async listByStudent(studentId: number): Promise<readonly Recommendation[]> {
    if (this.unitOfWork.isInUnitOfWork) await this.#takeTurn(studentId);
    const states = await this.unitOfWork.manager
      .getRepository(recommendationSchema)
      .find({ where: { studentId }, order: { matchScore: 'DESC', id: 'ASC' } });
    return states.map((state) => Recommendation.restore(state));
  }

  async getById(id: number, studentId: number): Promise<Recommendation> {
    if (this.unitOfWork.isInUnitOfWork) await this.#takeTurn(studentId);
    const state = await this.unitOfWork.manager.getRepository(recommendationSchema).findOneBy({ id, studentId });
    if (!state) throw new RecommendationNotFound();
    return Recommendation.restore(state);
  }

  async save(recommendation: Recommendation): Promise<void> {
    await this.unitOfWork.saveAggregate(recommendation, (db) =>
      db.getRepository(recommendationSchema).upsert(recommendation.snapshot(), ['id']),
    );
  }

  async delete(ids: readonly number[]): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.recommendations WHERE id = ANY ($1::integer[])', [ids]);
  }

  async #takeTurn(studentId: number): Promise<void> {
    this.unitOfWork.requireUnitOfWork();
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [RECOMMENDATIONS_LOCK, studentId]);
  }
}

@Injectable()
export class TypeormMatches extends Matches {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async start(studentId: number, mentorId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO mentorship.matches (student_id, mentor_id, status, start_date) VALUES ($1, $2, 'active', $3)
       ON CONFLICT DO NOTHING`,
      [studentId, mentorId, at],
    );
  }

  async end(one: number, other: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE mentorship.matches SET status = 'ended', end_date = $3
       WHERE status = 'active' AND start_date <= $3
         AND (student_id = $1 AND mentor_id = $2 OR student_id = $2 AND mentor_id = $1)`,
      [one, other, at],
    );
  }

  async deleteSince(one: number, other: number, since: Date): Promise<void> {
    await this.unitOfWork.query(
      `DELETE FROM mentorship.matches
       WHERE status = 'active' AND start_date >= $3
         AND (student_id = $1 AND mentor_id = $2 OR student_id = $2 AND mentor_id = $1)`,
      [one, other, since],
    );
  }

  async listByUser(userId: number): Promise<readonly Match[]> {
    const states = await this.unitOfWork.manager
      .getRepository(matchSchema)
      .find({ where: [{ studentId: userId }, { mentorId: userId }], order: { startDate: 'DESC', id: 'DESC' } });
    return states.map((state) => Match.restore(state));
  }

  async getById(id: number, userId: number): Promise<Match> {
    const inUnitOfWork = this.unitOfWork.manager.queryRunner?.isTransactionActive;
    const state = await this.unitOfWork.manager.getRepository(matchSchema).findOne({
      where: [
        { id, studentId: userId },
        { id, mentorId: userId },
      ],
      ...(inUnitOfWork && { lock: { mode: 'for_no_key_update' as const } }),
    });
    if (!state) throw new MatchNotFound();
    return Match.restore(state);
  }

  async save(match: Match): Promise<void> {
    const { id, ...changed } = match.snapshot();
    await this.unitOfWork.saveAggregate(match, (db) => db.getRepository(matchSchema).update({ id }, changed));
  }
}
