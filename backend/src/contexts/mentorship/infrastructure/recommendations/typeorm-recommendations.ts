import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Recommendations } from '../../application/recommendations/ports/recommendations';
import { Recommendation } from '../../domain/recommendations/recommendation';
import { RecommendationNotFound } from '../../domain/recommendations/recommendation-errors';
import { recommendationSchema } from './recommendations.schema';

/** Takes turns at the recommendations of one student; always before the turn at what the student keeps otherwise. */
const TURN = 4_711_041;

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
    await this.unitOfWork.keep(recommendation, (db) =>
      db.getRepository(recommendationSchema).upsert(recommendation.snapshot(), ['id']),
    );
  }

  async delete(ids: readonly number[]): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.recommendations WHERE id = ANY ($1::integer[])', [ids]);
  }

  async #takeTurn(studentId: number): Promise<void> {
    this.unitOfWork.requireUnitOfWork();
    await this.unitOfWork.query('SELECT pg_advisory_xact_lock($1, $2)', [TURN, studentId]);
  }
}
