import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SharedAnswers } from '../../application/shared-answers/ports/shared-answers';
import { SharedAnswer, type SharedAnswerId, type SharedAnswerState } from '../../domain/shared-answers/shared-answer';
import { SHARED_ANSWER_COLUMNS_SQL, sharedAnswerSchema } from './shared-answer.schema';
import { SharedAnswerNotFound } from '../../domain/shared-answers/shared-answer-errors';

const IS_OPEN_SQL = `s.status IN ('proposed', 'published')`;

@Injectable()
export class TypeormSharedAnswers extends SharedAnswers {
  readonly #table: AggregateTable<SharedAnswer, SharedAnswerState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, sharedAnswerSchema, (state) => SharedAnswer.restore(state));
  }

  nextId(): Promise<SharedAnswerId> {
    return this.#table.nextId();
  }

  async get(id: number): Promise<SharedAnswer> {
    return getFound(await this.#table.find({ id: id as SharedAnswerId }));
  }

  async lock(id: number): Promise<SharedAnswer> {
    return getFound(await this.#table.lock({ id: id as SharedAnswerId }));
  }

  save(answer: SharedAnswer): Promise<void> {
    return this.#table.save(answer);
  }

  async listBetween(one: number, other: number, limit: number): Promise<readonly SharedAnswer[]> {
    const states = await this.unitOfWork.query<SharedAnswerState>(
      `SELECT ${SHARED_ANSWER_COLUMNS_SQL} FROM forum.shared_answers s
       WHERE (s.asker_id, s.answerer_id) IN (($1::integer, $2::integer), ($2, $1)) AND ${IS_OPEN_SQL}
       ORDER BY s.id DESC LIMIT $3`,
      [one, other, limit],
    );
    return states.map((state) => SharedAnswer.restore(state));
  }

  async listIdsByUser(userId: number): Promise<readonly SharedAnswerId[]> {
    const rows = await this.unitOfWork.query<{ id: SharedAnswerId }>(
      `SELECT s.id FROM forum.shared_answers s WHERE (s.asker_id = $1 OR s.answerer_id = $1) AND ${IS_OPEN_SQL} ORDER BY s.id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const sharedAnswers = await this.unitOfWork.query<Record<string, unknown>>(
      `SELECT s.id, s.status, s.title, s.question, s.answer, s.college_id,
         s.about_figure, s.about_cip, s.about_level, s.tags, s.post_id, s.created_at, s.changed_at,
         s.asker_id = $1 AS asked_by_you, s.is_proposed_by_asker = (s.asker_id = $1) AS suggested_by_you
       FROM forum.shared_answers s WHERE s.asker_id = $1 OR s.answerer_id = $1 ORDER BY s.id`,
      [userId],
    );
    return { sharedAnswers };
  }

  async deleteByUser(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM forum.shared_answers WHERE asker_id = $1 OR answerer_id = $1', [userId]);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}

/** @throws SharedAnswerNotFound */
function getFound(answer: SharedAnswer | null): SharedAnswer {
  if (!answer) throw new SharedAnswerNotFound();
  return answer;
}
